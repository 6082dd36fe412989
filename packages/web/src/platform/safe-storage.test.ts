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

let safeStorage = createSafeStorage(storage);

beforeEach(() => {
  disk.clear();
  isFull = false;
  isLocked = false;
  safeStorage = createSafeStorage(storage);
});

test('a written value is read, also by the next page', () => {
  safeStorage.write('a', '1');
  expect(safeStorage.read('a')).toBe('1');
  expect(createSafeStorage(storage).read('a')).toBe('1');
  expect(safeStorage.read('b')).toBeNull();
});

test('without access values are kept in memory', () => {
  isLocked = true;
  safeStorage.write('a', '1');
  expect(safeStorage.read('a')).toBe('1');
  expect(safeStorage.keys('')).toEqual(['a']);
  safeStorage.remove('a');
  expect(safeStorage.read('a')).toBeNull();
});

describe('when storage is full', () => {
  beforeEach(() => {
    safeStorage.write('a', 'old');
    isFull = true;
    safeStorage.write('a', 'new');
  });

  test('the newer value is kept in memory', () => {
    expect(safeStorage.read('a')).toBe('new');
    expect(disk.get('a')).toBe('old');
  });

  test('a later write of another tab wins', () => {
    disk.set('a', 'from another tab');
    expect(safeStorage.read('a')).toBe('from another tab');
    disk.set('a', 'old');
    expect(safeStorage.read('a')).toBe('old');
  });

  test('a later removal by another tab wins', () => {
    disk.delete('a');
    expect(safeStorage.read('a')).toBeNull();
  });

  test('a removal removes both', () => {
    safeStorage.remove('a');
    expect(safeStorage.read('a')).toBeNull();
    expect(disk.size).toBe(0);
  });

  test('the next value that fits is stored', () => {
    isFull = false;
    safeStorage.write('a', 'newest');
    expect(safeStorage.read('a')).toBe('newest');
    expect(disk.get('a')).toBe('newest');
  });
});
