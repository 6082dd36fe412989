import { expect, test } from 'vitest';
import { hold, run } from './stopwatch.ts';

test('it runs down only while it is not held', () => {
  let watch = run({ left: 5000 }, 1000);
  watch = hold(watch, 3000);
  expect(watch).toEqual({ left: 3000 });
  watch = run(watch, 60_000);
  expect(hold(watch, 60_500)).toEqual({ left: 2500 });
});

test('after being held there is always a moment left', () => {
  expect(hold(run({ left: 5000 }, 0), 4990)).toEqual({ left: 1500 });
});

test('holding what is held and running what runs changes nothing', () => {
  const held = { left: 4000 };
  expect(hold(held, 99)).toBe(held);
  const running = run(held, 100);
  expect(run(running, 200)).toBe(running);
});
