import { playDanceWord, startDance } from '@bee-jinx/game';
import { expect, test } from 'vitest';
import { danceFromRow, newDanceRow, stepColumns, withNames } from './dance-row.ts';

const judge = { sameLemma: () => false, warmth: () => 40 };

test('a remembered game is taken only where the database still has it', () => {
  const before = startDance({ maxRounds: 3, pace: 'live' }, 1);
  const row = withNames(newDanceRow(before, { seats: ['a', 'b'], pairKey: 'a:b' }, 1), ['A', 'B']);
  const ruling = playDanceWord(before, 0, { round: 1, word: 'sand' }, judge, 2);
  if (!ruling.ok) throw new Error(ruling.refusal);
  const step = stepColumns(row, before, ruling.game, 2);

  expect(danceFromRow({ ...row, ...step })).toBe(ruling.game);
  // The step was rolled back, or another server has saved one of its own.
  expect(danceFromRow(row)).toEqual(before);
  const theirs = step.game.replace('sand', 'wave');
  expect(danceFromRow({ ...row, game: theirs }).sealed[0]?.word).toBe('wave');
});
