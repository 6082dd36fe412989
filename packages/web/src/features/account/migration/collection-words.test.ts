import { expect, test } from 'vitest';
import { collectionWords, meetingWords } from './collection-words.ts';

test.each([
  ['dailyGames', 1, '1 daily game'],
  ['dailyGames', 3, '3 daily games'],
  ['dances', 2, '2 dances'],
  ['honeyPots', 2, '2 honeyPots'],
])('%s × %i: %s', (collection, moves, words) => {
  expect(collectionWords({ collection, moves, meets: 0 })).toBe(words);
});

test.each([
  [0, undefined],
  [1, /^One of them/],
  [2, /^2 of them/],
])('%i meet', (meets, words) => {
  const said = meetingWords({ collection: 'dailyGames', moves: 3, meets });
  if (words === undefined) expect(said).toBeUndefined();
  else expect(said).toMatch(words);
});
