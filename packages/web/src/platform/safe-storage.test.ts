import { beforeEach, describe, expect, test } from 'vitest';
import { createSafeStorage } from './safe-storage.ts';

const disk = new Map<string, string>();
let isFull = false;
let isLocked = false;

const storage = () => {
  if (isLocked) throw new DOMException('No access.', 'SecurityError');
  return {
    ...Object.fromEntries(disk),
    getItem: (key: string) => disk.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('No room.', 'QuotaExceededError');
      disk.set(key, value);
    },
    removeItem: (key: string) => disk.delete(key),
  } as unknown as Storage;
};

let kept = createSafeStorage(storage);

beforeEach(() => {
  disk.clear();
  isFull = false;
  isLocked = false;
  kept = createSafeStorage(storage);
});

test('what was written is there, also for the next page', () => {
  kept.write('a', '1');
  expect(kept.read('a')).toBe('1');
  expect(createSafeStorage(storage).read('a')).toBe('1');
  expect(kept.read('b')).toBeNull();
});

test('without any access this page remembers by itself', () => {
  isLocked = true;
  kept.write('a', '1');
  expect(kept.read('a')).toBe('1');
  expect(kept.keys('')).toEqual(['a']);
  kept.remove('a');
  expect(kept.read('a')).toBeNull();
});

describe('where there is no room any more', () => {
  beforeEach(() => {
    kept.write('a', 'old');
    isFull = true;
    kept.write('a', 'new');
  });

  test('the newer value holds for this page', () => {
    expect(kept.read('a')).toBe('new');
    expect(disk.get('a')).toBe('old');
  });

  test('what another tab writes later is newer still', () => {
    disk.set('a', 'from another tab');
    expect(kept.read('a')).toBe('from another tab');
    disk.set('a', 'old');
    expect(kept.read('a')).toBe('old');
  });

  test('what another tab removes later is gone', () => {
    disk.delete('a');
    expect(kept.read('a')).toBeNull();
  });

  test('it is removed as a whole', () => {
    kept.remove('a');
    expect(kept.read('a')).toBeNull();
    expect(disk.size).toBe(0);
  });

  test('the next value that fits is kept as ever', () => {
    isFull = false;
    kept.write('a', 'newest');
    expect(kept.read('a')).toBe('newest');
    expect(disk.get('a')).toBe('newest');
  });
});
