import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

test('the reply with the shortest round trip decides the offset', () => {
  const clock = createServerClock(() => 10_000);
  clock.addReading({ sentAt: 1000, receivedAt: 1400, serverTime: 6390 });
  clock.addReading({ sentAt: 2000, receivedAt: 2020, serverTime: 7010 });
  clock.addReading({ sentAt: 3000, receivedAt: 3900, serverTime: 8000 });
  expect(clock.now()).toBe(15_000);
  expect(clock.maxErrorMs).toBe(10);
});

test('without a reading it is the clock of the device', () => {
  const clock = createServerClock(() => 10_000);
  expect(clock.now()).toBe(10_000);
  expect(clock.maxErrorMs).toBe(Number.POSITIVE_INFINITY);
});

test('a reading of long ago gives way to a slower one', () => {
  const clock = createServerClock(() => 1_000_000);
  clock.addReading({ sentAt: 0, receivedAt: 10, serverTime: 5005 });
  clock.addReading({ sentAt: 900_000, receivedAt: 900_200, serverTime: 901_100 });
  expect(clock.now()).toBe(1_001_000);
});

test('a reply without a time changes nothing', () => {
  const clock = createServerClock(() => 10_000);
  clock.addReading({ sentAt: 0, receivedAt: 10, serverTime: Number.NaN });
  expect(clock.now()).toBe(10_000);
});
