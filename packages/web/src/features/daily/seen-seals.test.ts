import { expect, test } from 'vitest';
import type { KeyValueStorage } from '../../platform/safe-storage.ts';
import { loadSeenSeals, recordSeenSeal } from './seen-seals.ts';

function memory(): KeyValueStorage {
  const items = new Map<string, string>();
  return {
    read: (key) => items.get(key) ?? null,
    write: (key, value) => void items.set(key, value),
  };
}

const game = { puzzleNumber: 7, startedAt: '2026-11-15T09:00:00.000Z' };

test('a second seal for the same round is ignored', () => {
  const storage = memory();
  recordSeenSeal(storage, game, 1, 'one');
  recordSeenSeal(storage, game, 1, 'another');
  recordSeenSeal(storage, game, 2, 'two');
  expect(loadSeenSeals(storage, game)).toEqual({ 1: 'one', 2: 'two' });
});

test('the seals of another puzzle are dropped', () => {
  const storage = memory();
  recordSeenSeal(storage, game, 1, 'one');
  recordSeenSeal(storage, { ...game, puzzleNumber: 8 }, 1, 'eight');
  expect(loadSeenSeals(storage, game)).toEqual({});
  expect(loadSeenSeals(storage, { ...game, puzzleNumber: 8 })).toEqual({ 1: 'eight' });
});

test('the seal of the guest who had this puzzle before says nothing of the account’s game', () => {
  const storage = memory();
  const guests = { ...game, startedAt: '2026-11-15T08:00:00.000Z' };
  recordSeenSeal(storage, guests, 1, 'guest');
  expect(loadSeenSeals(storage, game)).toEqual({});
  recordSeenSeal(storage, game, 1, 'account');
  expect(loadSeenSeals(storage, game)).toEqual({ 1: 'account' });
});

test('an entry of the release that stored only the puzzle is ignored', () => {
  const storage = memory();
  storage.write('daily.seals', '{"puzzleNumber":7,"seals":{"1":"one"}}');
  expect(loadSeenSeals(storage, game)).toEqual({});
});

test('an entry that can’t be parsed is ignored', () => {
  const storage = memory();
  storage.write('daily.seals', '{');
  expect(loadSeenSeals(storage, game)).toEqual({});
});
