import { expect, test } from 'vitest';
import { createSafeStorage } from '../../../platform/safe-storage.ts';
import { createSavedGames as create } from './saved-games.ts';

const memory = () =>
  createSafeStorage(() => {
    throw new Error('This browser keeps nothing.');
  });

type Reply = { puzzle: { puzzleNumber: number }; version: number };

const createSavedGames = (store: ReturnType<typeof memory>, buildId: () => string) =>
  create<Reply>({ name: 'daily', idOf: ({ puzzle }) => puzzle.puzzleNumber }, store, buildId);

const reply = (puzzleNumber: number, version = 1) => ({ puzzle: { puzzleNumber }, version });

test('a game is found as it was saved last', () => {
  const { save, find } = createSavedGames(memory(), () => 'a');
  save('me', reply(7, 1));
  save('me', reply(8, 1));
  save('me', reply(7, 2));
  expect(find('me', 7)).toEqual(reply(7, 2));
  expect(find('me', 8)).toEqual(reply(8, 1));
});

test('a game of somebody else, or of none, is not found', () => {
  const { save, find } = createSavedGames(memory(), () => 'a');
  save('me', reply(7));
  expect(find('you', 7)).toBeUndefined();
  expect(find('me', 9)).toBeUndefined();
});

test('of many games the latest five are kept', () => {
  const { save, find } = createSavedGames(memory(), () => 'a');
  for (let number = 1; number <= 6; number += 1) save('me', reply(number));
  expect(find('me', 1)).toBeUndefined();
  expect(find('me', 2)).toEqual(reply(2));
});

test('what another build saved is left alone', () => {
  const kept = memory();
  createSavedGames(kept, () => 'a').save('me', reply(7));
  expect(createSavedGames(kept, () => 'b').find('me', 7)).toBeUndefined();
});

test('whoever is forgotten has no games left', () => {
  const kept = memory();
  const { save, find, clear: forget } = createSavedGames(kept, () => 'a');
  save('me', reply(7));
  forget('me');
  expect(find('me', 7)).toBeUndefined();
  expect(kept.keys('')).toEqual([]);
});

test('what is damaged counts as nothing', () => {
  const kept = memory();
  kept.write('daily.saved.me', '{');
  expect(createSavedGames(kept, () => 'a').find('me', 7)).toBeUndefined();
});
