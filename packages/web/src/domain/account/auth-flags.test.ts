import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../platform/memory-storage.ts';
import { restoreAuthFlags, setAuthFlags } from './auth-flags.ts';

const storageOf = (values: Record<string, string>) =>
  createMemoryStorage(new Map(Object.entries(values)));

test.each([
  ['anonymous', false, 'false', 'false'],
  ['account', false, 'true', 'false'],
  ['account', true, 'true', 'true'],
  ['anonymous', true, 'true', 'true'],
] as const)('%s, admin %j: authenticated %s, isAdmin %s', (kind, isAdmin, authenticated, admin) => {
  const storage = storageOf({ authenticated: 'true', isAdmin: 'true' });
  setAuthFlags({ kind, isAdmin }, storage);
  expect(Object.fromEntries(storage.stored)).toEqual({ authenticated, isAdmin: admin });
});

test('restoring removes no flag', () => {
  const storage = storageOf({ authenticated: 'true', isAdmin: 'true' });
  restoreAuthFlags({ kind: 'anonymous', isAdmin: false }, storage);
  expect(Object.fromEntries(storage.stored)).toEqual({ authenticated: 'true', isAdmin: 'true' });
});

test('restoring sets lost flags', () => {
  const storage = storageOf({});
  restoreAuthFlags({ kind: 'account', isAdmin: false }, storage);
  expect(Object.fromEntries(storage.stored)).toEqual({ authenticated: 'true' });
});
