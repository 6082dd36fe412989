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

test('a second seal for the same round is ignored', () => {
  const storage = memory();
  recordSeenSeal(storage, 7, 1, 'one');
  recordSeenSeal(storage, 7, 1, 'another');
  recordSeenSeal(storage, 7, 2, 'two');
  expect(loadSeenSeals(storage, 7)).toEqual({ 1: 'one', 2: 'two' });
});

test('the seals of another puzzle are dropped', () => {
  const storage = memory();
  recordSeenSeal(storage, 7, 1, 'one');
  recordSeenSeal(storage, 8, 1, 'eight');
  expect(loadSeenSeals(storage, 7)).toEqual({});
  expect(loadSeenSeals(storage, 8)).toEqual({ 1: 'eight' });
});

test('an entry that can’t be parsed is ignored', () => {
  const storage = memory();
  storage.write('daily.seals', '{');
  expect(loadSeenSeals(storage, 7)).toEqual({});
});
