import { expect, test } from 'vitest';
import { collectionConflictMessage, collectionLabel } from './collection-labels.ts';

test.each([
  ['dailyGames', 1, '1 daily game'],
  ['dailyGames', 3, '3 daily games'],
  ['dances', 2, '2 dances'],
  ['buzz', 1, '1 post'],
  ['honeyPots', 2, '2 honeyPots'],
])('%s × %i: %s', (collection, moves, words) => {
  expect(collectionLabel({ collection, moves, meets: 0 })).toBe(words);
});

test.each([
  ['dailyGames', 0, undefined],
  ['dailyGames', 1, /^One of them.+ finished first stays\.$/],
  ['dailyGames', 2, /^2 of them.+ finished first stay\.$/],
  ['dances', 1, /with the same partner; that one goes on\.$/],
  ['friends', 3, '3 of them are your account’s friends already.'],
  ['groups', 1, /you keep one place\.$/],
  ['feedback', 1, undefined],
])('of %s %i meet: %s', (collection, meets, words) => {
  const said = collectionConflictMessage({ collection, moves: 3, meets });
  if (words === undefined) expect(said).toBeUndefined();
  else expect(said).toMatch(words);
});
