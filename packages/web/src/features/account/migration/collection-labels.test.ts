import { expect, test } from 'vitest';
import {
  broughtAlongMessage,
  collectionConflictMessage,
  collectionLabel,
  resultLabel,
  streakMessage,
  undoneMessage,
} from './collection-labels.ts';

test.each([
  ['dailyGames', 1, '1 daily game'],
  ['dailyGames', 3, '3 daily games'],
  ['dances', 1, '1 dance'],
  ['dances', 2, '2 dances'],
  ['friends', 1, '1 friend'],
  ['friends', 2, '2 friends'],
  ['groups', 1, '1 hive'],
  ['groups', 2, '2 hives'],
  ['joinRequests', 1, '1 request to join a hive'],
  ['joinRequests', 2, '2 requests to join hives'],
  ['pairs', 1, '1 pair you made'],
  ['pairs', 2, '2 pairs you made'],
  ['swarms', 1, '1 swarm'],
  ['swarms', 2, '2 swarms'],
  ['sanctions', 1, '1 sanction'],
  ['sanctions', 2, '2 sanctions'],
  ['buzz', 1, '1 post'],
  ['buzz', 2, '2 posts'],
  ['feedback', 1, '1 piece of feedback'],
  ['feedback', 2, '2 pieces of feedback'],
  ['honeyPots', 2, '2 honeyPots'],
])('%s × %i: %s', (collection, moves, text) => {
  expect(collectionLabel({ collection, moves, meets: 0 })).toBe(text);
});

test.each([
  ['dailyGames', 0, undefined],
  [
    'dailyGames',
    1,
    'One of them you have in your account too; the one that was finished first stays.',
  ],
  [
    'dailyGames',
    2,
    '2 of them you have in your account too; the ones that were finished first stay.',
  ],
  [
    'dances',
    1,
    'One of them is open in your account too, with the same partner; that one goes on.',
  ],
  ['dances', 2, '2 of them are open in your account too, with the same partners; those go on.'],
  ['friends', 1, 'One of them is your account’s friend already.'],
  ['friends', 3, '3 of them are your account’s friends already.'],
  ['groups', 1, 'Your account is in one of them already; you keep one place.'],
  ['groups', 2, '2 of them your account is in already; you keep one place in each.'],
  ['joinRequests', 1, 'Your account has asked one of these hives too, or is in it already.'],
  ['joinRequests', 2, '2 of these hives your account has asked too, or is in already.'],
  ['feedback', 1, undefined],
])('%s with %i conflicts: %s', (collection, meets, text) => {
  expect(collectionConflictMessage({ collection, moves: 3, meets })).toBe(text);
});

test('what came along is listed with its numbers', () => {
  const games = { collection: 'dailyGames', moves: 3, meets: 1 };
  const friend = { collection: 'friends', moves: 1, meets: 0 };
  expect(broughtAlongMessage([games])).toBe('3 daily games came along.');
  expect(broughtAlongMessage([games, friend])).toBe('3 daily games and 1 friend came along.');
  expect(broughtAlongMessage([])).toBe('There was nothing to bring along.');
});

test('a streak is named from two days on', () => {
  expect(streakMessage(1)).toBe('All of it is in your account now.');
  expect(streakMessage(2)).toBe('Your streak is 2 days now.');
});

test.each([
  [
    0,
    'Those games are with \u2068Kind Wren\u2069 again. Sign out to play on as \u2068Kind Wren\u2069.',
  ],
  [1, /again\. 1 of them was played on, so it stays here\. Sign out/],
  [2, /again\. 2 of them were played on, so they stay here\. Sign out/],
])('undone with %i that stayed', (stayed, text) => {
  const collections = [{ collection: 'dailyGames', returned: 1, stayed }];
  const message = undoneMessage({ displayName: 'Kind Wren', collections });
  if (typeof text === 'string') expect(message).toBe(text);
  else expect(message).toMatch(text);
});

test('undone from another browser than the one that becomes the anonymous player', () => {
  const undone = { displayName: 'Kind Wren', returnsHere: false, collections: [] };
  expect(undoneMessage(undone)).toBe(
    'Those games are with \u2068Kind Wren\u2069 again. Sign out where you brought them along from to play on as \u2068Kind Wren\u2069.',
  );
});

test.each([
  ['won', 3, 'jinx in 3'],
  ['lost', 1, 'no jinx in 1 round'],
  ['lost', 4, 'no jinx in 4 rounds'],
  ['playing', 2, '2 rounds so far'],
] as const)('a game that is %s after %i rounds: %s', (status, rounds, text) => {
  expect(resultLabel({ status, rounds })).toBe(text);
});
