import { expect, test } from 'vitest';
import { pauseTimer, startTimer } from './stopwatch.ts';

test('it runs down only while it is not held', () => {
  let watch = startTimer({ left: 5000 }, 1000);
  watch = pauseTimer(watch, 3000);
  expect(watch).toEqual({ left: 3000 });
  watch = startTimer(watch, 60_000);
  expect(pauseTimer(watch, 60_500)).toEqual({ left: 2500 });
});

test('after being held there is always a moment left', () => {
  expect(pauseTimer(startTimer({ left: 5000 }, 0), 4990)).toEqual({ left: 1500 });
});

test('holding what is held and running what runs changes nothing', () => {
  const held = { left: 4000 };
  expect(pauseTimer(held, 99)).toBe(held);
  const running = startTimer(held, 100);
  expect(startTimer(running, 200)).toBe(running);
});
