import { expect, test } from 'vitest';
import { revealSkew } from './reveal-skew.ts';

test.each([
  [{}, {}, undefined],
  [{ 1: 100 }, {}, undefined],
  [{ 1: 100 }, { 1: 130.4 }, { round: 1, ms: 30 }],
  [
    { 1: 100, 2: 300, 3: 500 },
    { 1: 130, 2: 290 },
    { round: 2, ms: 10 },
  ],
])('%j and %j: %j', (one, two, skew) => {
  expect(revealSkew([{ revealedAt: one }, { revealedAt: two }])).toEqual(skew);
});
