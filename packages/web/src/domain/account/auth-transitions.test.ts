import { beforeEach, expect, test, vi } from 'vitest';
import { registerIdentityHandlers } from '../../api/identity.ts';
import { stubFetch } from '../../api/stub-fetch.ts';
import { safeLocalStorage, safeSessionStorage } from '../../platform/safe-storage.ts';
import { readOrCreateAnalyticsId } from '../analytics/analytics-id.ts';
import { sentEventsKey } from '../analytics/event-queue.ts';
import { readAuthFlags, setAuthFlags } from './auth-flags.ts';
import { deletedNameKey, deleteMe, signIn, signOut } from './auth-transitions.ts';

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

test('who is deleted leaves the next player of this browser no id and no event to be linked with', async () => {
  const id = readOrCreateAnalyticsId(safeLocalStorage, new Date(), Math.random());
  expect(safeLocalStorage.read('analytics.id')).toBe(id);
  safeLocalStorage.write(sentEventsKey, '["visit:1050:WORD_SUBMISSION:1:sand"]');
  fetched.mockResolvedValueOnce(Response.json({ data: { deleted: true } }));
  // A page that goes away would leave the change of identity open for the tests that follow.
  const leavePage = (address: string) => {
    throw new Error(`left for ${address}`);
  };
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('location', { assign: leavePage });
  await expect(deleteMe({ displayName: 'Anna' })).rejects.toThrow('left for /farewell');
  safeSessionStorage.remove(deletedNameKey);
  expect(safeLocalStorage.read('analytics.id')).toBeNull();
  expect(safeLocalStorage.read(sentEventsKey)).toBeNull();
});

test('who was deleted is on no page that the way back restores', async () => {
  // The change of identity never ends, so it has modules of its own.
  vi.resetModules();
  const transitions = await import('./auth-transitions.ts');
  const page = new EventTarget();
  const location = { assign: vi.fn(), reload: vi.fn() };
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', location);
  fetched.mockResolvedValueOnce(Response.json({ data: { deleted: true } }));
  void transitions.deleteMe({ displayName: 'Anna' });
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith('/farewell'), {
    timeout: 30_000,
  });
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(location.reload).not.toHaveBeenCalled();
  show(true);
  expect(location.reload).toHaveBeenCalledOnce();
});
