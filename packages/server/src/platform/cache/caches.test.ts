import { describe, expect, test } from 'vitest';
import { Caches } from './caches.ts';

function clockAt(now = 1000) {
  return { now: () => now, advance: (ms: number) => (now += ms) };
}

describe('a memory cache', () => {
  test('evicts the oldest entry when it is full', () => {
    const cache = new Caches(clockAt(), undefined).inMemory<number, string>('words', {
      does: 'nothing',
      maxEntries: 3,
    });
    for (const key of [1, 2, 3, 4]) expect(cache.set(key, `value ${key}`)).toBe(`value ${key}`);
    expect([1, 2, 3, 4].map((key) => cache.get(key))).toEqual([
      undefined,
      'value 2',
      'value 3',
      'value 4',
    ]);
  });

  test('makes an entry that is set again the newest', () => {
    const cache = new Caches(clockAt(), undefined).inMemory<number, number>('words', {
      does: 'nothing',
      maxEntries: 2,
    });
    cache.set(1, 1);
    cache.set(2, 2);
    cache.set(1, 11);
    cache.set(3, 3);
    expect([1, 2, 3].map((key) => cache.get(key))).toEqual([11, undefined, 3]);
  });

  test('drops entries beyond the maximum age', () => {
    const clock = clockAt();
    const cache = new Caches(clock, undefined).inMemory<string, number>('words', {
      does: 'nothing',
      maxEntries: 3,
      maxAgeMs: 100,
    });
    cache.set('a', 1);
    clock.advance(99);
    expect(cache.get('a')).toBe(1);
    clock.advance(1);
    expect(cache.get('a')).toBeUndefined();
  });
});

describe('the registry of caches', () => {
  test('reports size, hits, misses and age, and clears a cache by name', async () => {
    const clock = clockAt(5000);
    const caches = new Caches(clock, undefined);
    const words = caches.inMemory<string, number>('words', { does: 'Words.', maxEntries: 10 });
    const shared = caches.shared<number>('shared', {
      does: 'Shared.',
      maxEntries: 10,
      maxAgeMs: 50,
    });
    words.set('a', 1);
    words.get('a');
    words.get('b');
    await shared.set('x', 1);
    expect(await shared.get('x')).toBe(1);
    expect(await caches.report()).toEqual([
      {
        name: 'words',
        does: 'Words.',
        place: 'memory',
        size: 1,
        most: 10,
        hits: 1,
        misses: 1,
        maxAgeMs: undefined,
        oldestAt: 5000,
      },
      expect.objectContaining({ name: 'shared', place: 'memory', size: 1, hits: 1, misses: 0 }),
    ]);
    expect(await caches.clear('words')).toBe(1);
    expect(words.get('a')).toBeUndefined();
    expect(await caches.clear('nothing')).toBeUndefined();
  });

  test('refuses a second cache with the same name', () => {
    const caches = new Caches(clockAt(), undefined);
    caches.inMemory('words', { does: '', maxEntries: 1 });
    expect(() => caches.shared('words', { does: '', maxEntries: 1 })).toThrow('two caches');
  });
});
