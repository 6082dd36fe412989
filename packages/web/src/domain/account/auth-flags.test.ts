import { expect, test } from 'vitest';
import { restoreAuthFlags, setAuthFlags } from './auth-flags.ts';

function shelf(values: Record<string, string> = {}) {
  return {
    values,
    read: (key: string) => values[key] ?? null,
    write: (key: string, value: string) => {
      values[key] = value;
    },
  };
}

test.each([
  ['anonymous', false, 'false', 'false'],
  ['account', false, 'true', 'false'],
  ['account', true, 'true', 'true'],
  ['anonymous', true, 'true', 'true'],
] as const)('%s, admin %j: authenticated %s, isAdmin %s', (kind, isAdmin, authenticated, admin) => {
  const kept = shelf({ authenticated: 'true', isAdmin: 'true' });
  setAuthFlags({ kind, isAdmin }, kept);
  expect(kept.values).toEqual({ authenticated, isAdmin: admin });
});

test('restoring removes no flag', () => {
  const kept = shelf({ authenticated: 'true', isAdmin: 'true' });
  restoreAuthFlags({ kind: 'anonymous', isAdmin: false }, kept);
  expect(kept.values).toEqual({ authenticated: 'true', isAdmin: 'true' });
});

test('restoring sets lost flags', () => {
  const kept = shelf();
  restoreAuthFlags({ kind: 'account', isAdmin: false }, kept);
  expect(kept.values).toEqual({ authenticated: 'true' });
});
