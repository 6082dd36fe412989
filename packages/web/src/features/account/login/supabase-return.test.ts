import { expect, test } from 'vitest';
import {
  expectSupabase,
  findExpected,
  forgetExpected,
  readSupabaseReturn,
} from './supabase-return.ts';

function shelf() {
  const values = new Map<string, string>();
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
  };
}

test('the token is in the fragment, the state in the query', () => {
  expect(readSupabaseReturn('?state=s1', '#access_token=t1&token_type=bearer')).toEqual({
    state: 's1',
    accessToken: 't1',
    fault: null,
  });
  expect(readSupabaseReturn('?state=s1', '#error=x&error_description=Link+expired')?.fault).toBe(
    'Link expired',
  );
  expect(readSupabaseReturn('?state=s1&from=/', '')).toBeUndefined();
});

test('only who started it takes what comes back, and once', () => {
  const kept = shelf();
  expect(findExpected('s1', kept)).toBeUndefined();
  expectSupabase({ state: 's1', from: '/hive' }, kept);
  expect(findExpected(null, kept)).toBeUndefined();
  expect(findExpected('s2', kept)).toBeUndefined();
  expect(findExpected('s1', kept)).toEqual({ state: 's1', from: '/hive' });
  forgetExpected(kept);
  expect(findExpected('s1', kept)).toBeUndefined();
});

test('nonsense in the storage is nothing', () => {
  const kept = shelf();
  kept.write('supabase.expected', '{"state":');
  expect(findExpected('s1', kept)).toBeUndefined();
});
