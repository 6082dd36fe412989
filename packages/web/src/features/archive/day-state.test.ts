import type { ArchivedPuzzle } from '@bee-jinx/contract/browser';
import { expect, test } from 'vitest';
import { isFinished } from '../../domain/archive/pick-unplayed.ts';
import { dayState, dayStateLabel } from './day-state.ts';

const won = { status: 'won', outcome: 'jinx', archive: false } as const;
const results: [ArchivedPuzzle['result'], string, string, boolean][] = [
  [undefined, 'open', 'not played', false],
  [{ status: 'playing', rounds: 0, archive: false }, 'open', 'not played', false],
  [{ status: 'playing', rounds: 1, archive: false }, 'begun', 'begun, 1 round', false],
  [{ ...won, rounds: 4, tier: 'excellent' }, 'excellent', 'jinx in 4, excellent', true],
  [{ ...won, rounds: 12, tier: 'average' }, 'average', 'jinx in 12, average', true],
  [{ status: 'lost', outcome: 'gave_up', rounds: 3, archive: true }, 'lost', 'given up', true],
  [
    { status: 'lost', outcome: 'out_of_rounds', rounds: 20, archive: true },
    'lost',
    'no jinx',
    true,
  ],
];

test.each(results)('%j is %s: %s', (result, state, words, finished) => {
  expect(dayState(result)).toBe(state);
  expect(dayStateLabel(result)).toBe(words);
  expect(isFinished(result)).toBe(finished);
});
