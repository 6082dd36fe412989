import { describe, expect, test } from 'vitest';
import { toDeadlineHere } from './deadline-here.ts';

const at = (seconds: number) => Date.UTC(2026, 10, 18, 12, 0, seconds);
const iso = (seconds: number) => new Date(at(seconds)).toISOString();
const dance = (gameId: string, deadline: number, serverTime?: number) => ({
  gameId,
  deadline: iso(deadline),
  ...(serverTime !== undefined && { serverTime: iso(serverTime) }),
});

test('a device whose clock is wrong gets the time that is left by the server’s', () => {
  // A minute ahead of the server.
  expect(toDeadlineHere(dance('ahead', 30, 0), at(60))).toBe(at(90));
  // Ten seconds behind it.
  expect(toDeadlineHere(dance('behind', 30, 10), at(0))).toBe(at(20));
});

test('a reply that was held back doesn’t lengthen the time', () => {
  expect(toDeadlineHere(dance('held', 30, 0), at(0))).toBe(at(30));
  expect(toDeadlineHere(dance('held', 90, 30), at(32))).toBe(at(90));
  // One that was quicker than all before says more.
  expect(toDeadlineHere(dance('held', 90, 33), at(32))).toBe(at(89));
  expect(toDeadlineHere(dance('held', 120, 60), at(60))).toBe(at(119));
});

test('without the server’s time, the clock of the device counts, or what is known of this game', () => {
  expect(toDeadlineHere(dance('painted', 30), at(5))).toBe(at(30));
  expect(toDeadlineHere(dance('painted', 30, 10), at(5))).toBe(at(25));
  expect(toDeadlineHere(dance('painted', 60), at(40))).toBe(at(55));
  expect(toDeadlineHere(dance('other', 60), at(40))).toBe(at(60));
});

describe('a clock that is corrected during a game', () => {
  /** By the clock that nobody can set it is so many seconds later than at noon. */
  const clocks = (date: number, seconds: number) => ({ date: at(date), ticks: seconds * 1000 });

  test('counts with the next reply if it was set ahead', () => {
    // Ten seconds behind the server, then right.
    expect(toDeadlineHere(dance('ahead', 60, 10), at(0), clocks(0, 0))).toBe(at(50));
    expect(toDeadlineHere(dance('ahead', 60, 10), at(0), clocks(20, 10))).toBe(at(50));
    expect(toDeadlineHere(dance('ahead', 60, 25), at(25), clocks(25, 15))).toBe(at(60));
    expect(toDeadlineHere(dance('ahead', 90, 30), at(32), clocks(32, 22))).toBe(at(90));
  });

  test('counts at once if it was set back, as the time would seem longer', () => {
    // Ten seconds ahead of the server, then right.
    expect(toDeadlineHere(dance('back', 60, 0), at(10), clocks(10, 0))).toBe(at(70));
    expect(toDeadlineHere(dance('back', 60, 0), at(10), clocks(5, 5))).toBe(at(60));
    expect(toDeadlineHere(dance('back', 60, 7), at(7), clocks(7, 7))).toBe(at(60));
  });

  test('is not taken for a device that has slept, whose reply tells what was known', () => {
    expect(toDeadlineHere(dance('slept', 60, 0), at(0), clocks(0, 0))).toBe(at(60));
    expect(toDeadlineHere(dance('slept', 60, 0), at(0), clocks(30, 1))).toBe(at(60));
    expect(toDeadlineHere(dance('slept', 60, 31), at(31), clocks(31, 2))).toBe(at(60));
  });
});
