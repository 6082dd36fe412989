import { beforeEach, expect, test, vi } from 'vitest';
import { isNameUnasked, rememberNameAsked } from './name-asked.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test('a visitor is asked for a name once, each for themselves', () => {
  const maya = { kind: 'anonymous', userId: 'maya' } as const;
  expect(isNameUnasked(maya)).toBe(true);
  rememberNameAsked('maya');
  expect(isNameUnasked(maya)).toBe(false);
  expect(isNameUnasked({ ...maya, userId: 'tom' })).toBe(true);
});

test('an account has a name already', () => {
  expect(isNameUnasked({ kind: 'account', userId: 'maya' })).toBe(false);
});
