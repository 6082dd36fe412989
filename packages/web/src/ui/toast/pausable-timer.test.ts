import { expect, test } from 'vitest';
import { pauseTimer, startTimer } from './pausable-timer.ts';

test('it runs only while it is not paused', () => {
  let watch = startTimer({ left: 5000 }, 1000);
  watch = pauseTimer(watch, 3000);
  expect(watch).toEqual({ left: 3000 });
  watch = startTimer(watch, 60_000);
  expect(pauseTimer(watch, 60_500)).toEqual({ left: 2500 });
});

test('after a pause a minimum remains', () => {
  expect(pauseTimer(startTimer({ left: 5000 }, 0), 4990)).toEqual({ left: 1500 });
});

test('pausing twice or resuming twice changes nothing', () => {
  const held = { left: 4000 };
  expect(pauseTimer(held, 99)).toBe(held);
  const running = startTimer(held, 100);
  expect(startTimer(running, 200)).toBe(running);
});
