import { expect, test } from 'vitest';
import { formatCardText } from './card-text.ts';

test.each([
  [{ outcome: 'jinx', rounds: 4, hintsUsed: 0 }, 'Jinx in 4', 'Excellent, no hints'],
  [{ outcome: 'jinx', rounds: 12, hintsUsed: 1 }, 'Jinx in 12', 'Average, 1 hint'],
  [{ outcome: 'jinx', rounds: 18, hintsUsed: 5 }, 'Jinx in 18', 'More challenging, 5 hints'],
  [{ outcome: 'gave_up', rounds: 1, hintsUsed: 0 }, 'Gave up', 'After 1 round'],
  [
    { outcome: 'out_of_rounds', rounds: 20, hintsUsed: 0 },
    'No jinx',
    'Two minds, 20 rounds, two words',
  ],
] as const)('%j', (result, head, tail) => {
  expect(formatCardText(result)).toEqual({ head, tail });
});
