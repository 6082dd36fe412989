import { beforeEach, expect, test, vi } from 'vitest';
import { registerIdentityHandlers } from '../../api/identity.ts';
import { stubFetch } from '../../api/stub-fetch.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { readAuthFlags, setAuthFlags } from './auth-flags.ts';
import { signIn, signOut } from './auth-transitions.ts';

const fetched = stubFetch();
const steps: string[] = [];

beforeEach(() => {
  steps.length = 0;
  registerIdentityHandlers({
    refreshIdentity: async () => void steps.push('new player'),
    switchPlayer: ({ userId }) => void steps.push(`now ${userId}`),
    revalidateAdmin: vi.fn(),
    revalidateSuspension: vi.fn(),
    isSuspended: () => false,
  });
});

const anna = { userId: 'u1', displayName: 'Anna', kind: 'account', isAdmin: true } as const;

test('who signs in is the player of this tab, with their flags, after the step before', async () => {
  const proof = await signIn(
    async () => {
      steps.push('password');
      return { player: { ...anna, friendCode: 'ABCD2345' } as never };
    },
    async () => void steps.push('before'),
  );
  expect(proof.player).toMatchObject({ userId: 'u1' });
  expect(steps).toEqual(['password', 'before', 'now u1']);
  expect(readAuthFlags(safeLocalStorage)).toEqual({ authenticated: true, isAdmin: true });
});

test('who signs out ends the session, loses the flags and becomes a new anonymous player', async () => {
  setAuthFlags({ kind: 'account', isAdmin: true });
  fetched.mockResolvedValueOnce(Response.json({ data: { closed: true } }));
  await signOut();
  expect(String(fetched.mock.calls[0]?.[0])).toContain('/api/session');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE' });
  expect(readAuthFlags(safeLocalStorage)).toEqual({ authenticated: false, isAdmin: false });
  expect(steps).toEqual(['new player']);
});
