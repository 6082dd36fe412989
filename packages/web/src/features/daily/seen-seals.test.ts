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

test('the first seal of a round is the one that counts', () => {
  const kept = memory();
  recordSeenSeal(kept, 7, 1, 'one');
  recordSeenSeal(kept, 7, 1, 'another');
  recordSeenSeal(kept, 7, 2, 'two');
  expect(loadSeenSeals(kept, 7)).toEqual({ 1: 'one', 2: 'two' });
});

test('another puzzle begins anew', () => {
  const kept = memory();
  recordSeenSeal(kept, 7, 1, 'one');
  recordSeenSeal(kept, 8, 1, 'eight');
  expect(loadSeenSeals(kept, 7)).toEqual({});
  expect(loadSeenSeals(kept, 8)).toEqual({ 1: 'eight' });
});

test('what is damaged counts as nothing', () => {
  const kept = memory();
  kept.write('daily.seals', '{');
  expect(loadSeenSeals(kept, 7)).toEqual({});
});
