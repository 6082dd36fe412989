import { expect, test } from 'vitest';
import {
  clearPendingSignIn,
  findPendingSignIn,
  parseSupabaseCallback,
  savePendingSignIn,
} from './supabase-callback-params.ts';

function shelf() {
  const values = new Map<string, string>();
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
  };
}

test('the token is in the fragment, the state in the query', () => {
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

test('only who started it takes what comes back, and once', () => {
  const kept = shelf();
  expect(findPendingSignIn('s1', kept)).toBeUndefined();
  savePendingSignIn({ state: 's1', from: '/hive' }, kept);
  expect(findPendingSignIn(null, kept)).toBeUndefined();
  expect(findPendingSignIn('s2', kept)).toBeUndefined();
  expect(findPendingSignIn('s1', kept)).toEqual({ state: 's1', from: '/hive' });
  clearPendingSignIn(kept);
  expect(findPendingSignIn('s1', kept)).toBeUndefined();
});

test('nonsense in the storage is nothing', () => {
  const kept = shelf();
  kept.write('supabase.expected', '{"state":');
  expect(findPendingSignIn('s1', kept)).toBeUndefined();
});
