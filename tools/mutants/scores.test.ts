import { expect, test } from 'vitest';
import { drawSample } from './sample.ts';
import { estimate } from './scores.ts';

test('a sample is the same for the same seed, in order, and another for another', () => {
  const values = Array.from({ length: 100 }, (_, index) => index);
  const drawn = drawSample(values, 20, 1);
  expect(new Set(drawn).size).toBe(20);
  expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
  expect(drawSample(values, 20, 1)).toEqual(drawn);
  expect(drawSample(values, 20, 2)).not.toEqual(drawn);
  expect(drawSample(values, 200, 1)).toEqual(values);
});

test('what was tried whole counts as it is, and a sample stands for its files', () => {
  const whole = { mutants: 100, tried: 100, killed: 90, unreached: 1 };
  expect(estimate([whole])).toMatchObject({ mutants: 100, killed: 90, variance: 0 });
  const sampled = [
    { mutants: 300, tried: 60, killed: 50, unreached: 2 },
    { mutants: 100, tried: 40, killed: 30, unreached: 0 },
  ];
  const found = estimate([whole, ...sampled]);
  expect(found).toMatchObject({ mutants: 500, tried: 200, unreached: 3, killed: 90 + 320 });
  // 400² × 0.8 × 0.2 × (1 − 100/400) / 100
  expect(found.variance).toBeCloseTo(192);
});
