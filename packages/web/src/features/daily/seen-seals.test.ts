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
  const kept = memory();
  recordSeenSeal(kept, 7, 1, 'one');
  recordSeenSeal(kept, 7, 1, 'another');
  recordSeenSeal(kept, 7, 2, 'two');
  expect(loadSeenSeals(kept, 7)).toEqual({ 1: 'one', 2: 'two' });
});

test('the seals of another puzzle are dropped', () => {
  const kept = memory();
  recordSeenSeal(kept, 7, 1, 'one');
  recordSeenSeal(kept, 8, 1, 'eight');
  expect(loadSeenSeals(kept, 7)).toEqual({});
  expect(loadSeenSeals(kept, 8)).toEqual({ 1: 'eight' });
});

test('an entry that can’t be parsed is ignored', () => {
  const kept = memory();
  kept.write('daily.seals', '{');
  expect(loadSeenSeals(kept, 7)).toEqual({});
});
