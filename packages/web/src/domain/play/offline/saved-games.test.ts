import { type LocalDate, puzzleNumberOn } from '@bee-jinx/game';
import { expect, test, vi } from 'vitest';
import { createSafeStorage } from '../../../platform/safe-storage.ts';
import { createSavedGames as create, savedDailies } from './saved-games.ts';

const memory = () =>
  createSafeStorage(() => {
    throw new Error('This browser keeps nothing.');
  });

type Reply = { puzzle: { puzzleNumber: number }; version: number };

const createSavedGames = (store: ReturnType<typeof memory>, buildId: () => string) =>
  create<Reply>({ name: 'daily', idOf: ({ puzzle }) => puzzle.puzzleNumber }, store, buildId);

const reply = (puzzleNumber: number, version = 1) => ({ puzzle: { puzzleNumber }, version });

test('the last saved state of a game is found', () => {
  const { save, find } = createSavedGames(memory(), () => 'a');
  save('me', reply(7, 1));
  save('me', reply(8, 1));
  save('me', reply(7, 2));
  expect(find('me', 7)).toEqual(reply(7, 2));
  expect(find('me', 8)).toEqual(reply(8, 1));
});

test('a reply that comes late does not take the place of a newer one', () => {
  const { save, find } = createSavedGames(memory(), () => 'a');
  save('me', reply(7, 3));
  save('me', reply(7, 2));
  expect(find('me', 7)).toEqual(reply(7, 3));
});

test('a game of another player, or one never saved, is not found', () => {
  const { save, find } = createSavedGames(memory(), () => 'a');
  save('me', reply(7));
  expect(find('you', 7)).toBeUndefined();
  expect(find('me', 9)).toBeUndefined();
});

test('only the latest five games of a player are saved', () => {
  const { save, find } = createSavedGames(memory(), () => 'a');
  for (let number = 1; number <= 6; number += 1) save('me', reply(number));
  expect(find('me', 1)).toBeUndefined();
  expect(find('me', 2)).toEqual(reply(2));
});

test('today’s puzzle stays saved, however many others are opened after it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00') });
  const todays = puzzleNumberOn('2026-11-18' as LocalDate);
  for (const number of [todays, 1, 2, 3, 4, 5, 6]) savedDailies.save('me', reply(number));
  expect(savedDailies.find('me', todays)).toEqual(reply(todays));
  expect(savedDailies.find('me', 2)).toBeUndefined();
  expect(savedDailies.find('me', 3)).toEqual(reply(3));
  savedDailies.clear('me');
  vi.useRealTimers();
});

test('a game that another build saved is ignored', () => {
  const storage = memory();
  createSavedGames(storage, () => 'a').save('me', reply(7));
  expect(createSavedGames(storage, () => 'b').find('me', 7)).toBeUndefined();
});

test('clearing a player removes their games', () => {
  const storage = memory();
  const { save, find, clear } = createSavedGames(storage, () => 'a');
  save('me', reply(7));
  clear('me');
  expect(find('me', 7)).toBeUndefined();
  expect(storage.keys('')).toEqual([]);
});

test('an entry that can’t be parsed is ignored', () => {
  const storage = memory();
  storage.write('daily.saved.me', '{');
  expect(createSavedGames(storage, () => 'a').find('me', 7)).toBeUndefined();
});
