import { expect, test } from 'vitest';
import { collectionConflictMessage, collectionLabel } from './collection-labels.ts';

test.each([
  ['dailyGames', 1, '1 daily game'],
  ['dailyGames', 3, '3 daily games'],
  ['dances', 2, '2 dances'],
  ['buzz', 1, '1 post'],
  ['honeyPots', 2, '2 honeyPots'],
])('%s × %i: %s', (collection, moves, text) => {
  expect(collectionLabel({ collection, moves, meets: 0 })).toBe(text);
});

test.each([
  ['dailyGames', 0, undefined],
  ['dailyGames', 1, /^One of them.+ finished first stays\.$/],
  ['dailyGames', 2, /^2 of them.+ finished first stay\.$/],
  ['dances', 1, /with the same partner; that one goes on\.$/],
  ['friends', 3, '3 of them are your account’s friends already.'],
  ['groups', 1, /you keep one place\.$/],
  ['feedback', 1, undefined],
])('%s with %i conflicts: %s', (collection, meets, text) => {
  const message = collectionConflictMessage({ collection, moves: 3, meets });
  if (text === undefined) expect(message).toBeUndefined();
  else expect(message).toMatch(text);
});
