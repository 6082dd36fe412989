import { expect, test } from 'vitest';
import {
  clearPendingSignIn,
  findPendingSignIn,
  parseSupabaseCallback,
  savePendingSignIn,
} from './supabase-callback-params.ts';

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
  };
}

test('the token is read from the fragment, the state from the query', () => {
  expect(parseSupabaseCallback('?state=s1', '#access_token=t1&token_type=bearer')).toEqual({
    state: 's1',
    accessToken: 't1',
    fault: null,
  });
  expect(parseSupabaseCallback('?state=s1', '#error=x&error_description=Link+expired')?.fault).toBe(
    'Link expired',
  );
  expect(parseSupabaseCallback('?state=s1&from=/', '')).toBeUndefined();
});

test('a pending sign-in is found by its state only, until it is cleared', () => {
  const storage = memoryStorage();
  expect(findPendingSignIn('s1', storage)).toBeUndefined();
  savePendingSignIn({ state: 's1', from: '/hive' }, storage);
  expect(findPendingSignIn(null, storage)).toBeUndefined();
  expect(findPendingSignIn('s2', storage)).toBeUndefined();
  expect(findPendingSignIn('s1', storage)).toEqual({ state: 's1', from: '/hive' });
  clearPendingSignIn(storage);
  expect(findPendingSignIn('s1', storage)).toBeUndefined();
});

test('malformed storage has no pending sign-in', () => {
  const storage = memoryStorage();
  storage.write('supabase.expected', '{"state":');
  expect(findPendingSignIn('s1', storage)).toBeUndefined();
});
