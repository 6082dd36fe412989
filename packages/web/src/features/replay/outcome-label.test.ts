import { expect, test } from 'vitest';
import { outcomeLabel, tierLabel } from './outcome-label.ts';

const jinx = { outcome: 'jinx', warmths: [31, 100], tier: 'excellent', hintsUsed: 0 } as const;
const gaveUp = { outcome: 'gave_up', warmths: [31], hintsUsed: 1 } as const;
const noJinx = { outcome: 'out_of_rounds', warmths: [31, 40], hintsUsed: 4 } as const;

test.each([
  [jinx, 'Jinx in 2', 'Excellent, with no hints.'],
  [gaveUp, 'Gave up after 1 round', 'With one hint.'],
  [noJinx, 'No jinx in 2 rounds', 'With 4 hints.'],
])('%j', (ended, outcome, tier) => {
  expect(outcomeLabel(ended)).toBe(outcome);
  expect(tierLabel(ended)).toBe(tier);
});
