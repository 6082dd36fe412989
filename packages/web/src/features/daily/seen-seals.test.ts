import { expect, test } from 'vitest';
import type { Kept } from '../../platform/kept.ts';
import { noteSeen, readSeen } from './seen-seals.ts';

function memory(): Kept {
  const items = new Map<string, string>();
  return {
    read: (key) => items.get(key) ?? null,
    write: (key, value) => void items.set(key, value),
  };
}

test('the first seal of a round is the one that counts', () => {
  const kept = memory();
  noteSeen(kept, 7, 1, 'one');
  noteSeen(kept, 7, 1, 'another');
  noteSeen(kept, 7, 2, 'two');
  expect(readSeen(kept, 7)).toEqual({ 1: 'one', 2: 'two' });
});

test('another puzzle begins anew', () => {
  const kept = memory();
  noteSeen(kept, 7, 1, 'one');
  noteSeen(kept, 8, 1, 'eight');
  expect(readSeen(kept, 7)).toEqual({});
  expect(readSeen(kept, 8)).toEqual({ 1: 'eight' });
});

test('what is damaged counts as nothing', () => {
  const kept = memory();
  kept.write('daily.seals', '{');
  expect(readSeen(kept, 7)).toEqual({});
});
