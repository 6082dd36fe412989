import { expect, test } from 'vitest';
import { readAuthFlags } from '../domain/account/auth-flags.ts';
import { findRedirect, type Guard } from './guards.ts';

const login = '/login?from=%2Fadmin%2Fstats%3Fday%3D1';

test.each<[Guard, string | null, string | null, string | undefined]>([
  ['player', null, null, login],
  ['player', 'false', null, login],
  ['player', '1', null, login],
  ['player', 'TRUE', null, login],
  ['player', null, 'true', login],
  ['player', 'true', null, undefined],
  ['player', 'true', 'true', undefined],
  ['admin', null, null, login],
  ['admin', null, 'true', login],
  ['admin', 'false', 'true', login],
  ['admin', 'true', null, '/'],
  ['admin', 'true', 'false', '/'],
  ['admin', 'true', '1', '/'],
  ['admin', 'true', 'true', undefined],
])(
  '%s guard, authenticated %j, isAdmin %j: goes to %j',
  (guard, authenticated, isAdmin, target) => {
    const values: Record<string, string | null> = { authenticated, isAdmin };
    const flags = readAuthFlags({ read: (key) => values[key] ?? null, write: () => {} });
    expect(findRedirect(guard, flags, '/admin/stats?day=1')).toBe(target);
  },
);
