import type { Player } from '@bee-jinx/contract/browser';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// The session is opened once in a page, and another suite may have done so.
vi.resetModules();
const { openPaintedSession, openSession, retrySession, session } = await import('./session.ts');
const identity = await import('../../api/identity.ts');
const { guest, playerQuery, shownPlayerId } = await import('../../domain/account/player.ts');
const { loadSavedPlayer, savePlayer } = await import('../offline/saved-player.ts');
const { persistPlayer } = await import('../offline/persist-player.ts');
const { subscribeToPlayer } = await import('./subscribe-to-player.ts');
const { wasRequestedWithin } = await import('./request-times.ts');
const { readClocks } = await import('../../platform/clock-reading.ts');
const { safeLocalStorage } = await import('../../platform/safe-storage.ts');
const { toastQueue } = await import('../../ui/toast/toast-queue.ts');

const fetched = vi.fn<typeof fetch>();
const player = (userId: string, more: Partial<Player> = {}): Player => ({
  ...guest,
  userId,
  displayName: userId,
  ...more,
});
const answerWith = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

async function openAs(one: Player): Promise<void> {
  answerWith({ data: { player: one } });
  await openSession();
}
const cached = () => {
  const { cache } = session.get();
  return cache.getQueryData(playerQuery(shownPlayerId.get() ?? '').queryKey);
};
/** Whether something that was cached for the current player has to be fetched again. */
function watchInvalidation(queryKey: readonly unknown[] = ['friends']) {
  const { cache } = session.get();
  if (!cache.getQueryData(queryKey)) cache.setQueryData(queryKey, []);
  return () => cache.getQueryState(queryKey)?.isInvalidated;
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});
afterAll(() => void vi.resetModules());

describe('a page', () => {
  test('painted for a guest shows the guest while the session is opened', () => {
    expect(session.get().status).toBe('opening');
    expect(shownPlayerId.get()).toBeUndefined();
    openPaintedSession({ isGuest: true }, readClocks());
    expect(session.get()).toMatchObject({ status: 'opening', isGuest: true });
    expect(cached()).toEqual(guest);
  });

  test('without a server and a player of an earlier visit fails, and can be tried again', async () => {
    fetched.mockRejectedValueOnce(new TypeError('no network'));
    await openSession();
    expect(session.get()).toMatchObject({ status: 'failed', error: { code: 'offline' } });
    expect(shownPlayerId.get()).toBeUndefined();
    answerWith({ error: { code: 'unavailable', message: '' } }, 503);
    retrySession();
    expect(session.get().status).toBe('opening');
    await vi.waitFor(() => expect(session.get().status).toBe('failed'));
  });

  test('painted for a player is shown as theirs at once, and isn’t fetched again when the server says the same', async () => {
    const { cache } = session.get();
    openPaintedSession({ player: player('anna') }, readClocks());
    expect(session.get()).toMatchObject({ status: 'open', userId: 'anna' });
    expect(session.get().cache).toBe(cache);
    expect(identity.getCurrentPlayerId()).toBe('anna');
    const query = cache.getQueryCache().find({ queryKey: playerQuery('anna').queryKey });
    expect(query && wasRequestedWithin(query, 60_000)).toBe(true);
    const isInvalidated = watchInvalidation();
    await openAs(player('anna', { displayName: 'Anna', version: 1 }));
    expect(isInvalidated()).toBe(false);
    expect(cached()?.displayName).toBe('Anna');
  });

  test('that opens the session of the same player once more fetches what it shows again', async () => {
    const isInvalidated = watchInvalidation();
    await openAs(player('anna', { version: 1 }));
    expect(isInvalidated()).toBe(true);
  });
});

describe('another identity', () => {
  test('begins with an empty cache, and is told', async () => {
    const before = session.get().cache;
    before.setQueryData(['friends'], ['ben']);
    await openAs(player('cleo', { displayName: 'Cleo' }));
    expect(session.get()).toMatchObject({ status: 'open', userId: 'cleo' });
    expect(session.get().cache).not.toBe(before);
    expect(session.get().cache.getQueryData(['friends'])).toBeUndefined();
    expect(identity.getCurrentPlayerId()).toBe('cleo');
    await vi.waitFor(() => expect(toastQueue.get()).toHaveLength(1));
  });

  test('by signing in here isn’t told', async () => {
    const { length } = toastQueue.get();
    identity.switchPlayer(player('dan'));
    expect(shownPlayerId.get()).toBe('dan');
    expect(toastQueue.get()).toHaveLength(length);
  });
});

test('without a server the player of the last visit goes on, but not after a refusal', async () => {
  savePlayer(player('eve'));
  answerWith({ error: { code: 'rate_limited', message: '' } }, 429);
  await openSession();
  expect(session.get()).toMatchObject({ status: 'failed', error: { code: 'rate_limited' } });
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  await openSession();
  expect(session.get()).toMatchObject({ status: 'open', userId: 'eve' });
});

test('a response that was requested early is used once', async () => {
  const reply = new Response(JSON.stringify({ data: { player: player('eve', { version: 3 }) } }));
  Object.assign(globalThis, {
    prefetchedSession: { requestedAt: readClocks(), answer: Promise.resolve(reply) },
  });
  await openSession();
  expect(fetched).not.toHaveBeenCalled();
  expect(cached()?.version).toBe(3);
  await openAs(player('eve', { version: 4 }));
  expect(fetched).toHaveBeenCalledOnce();
});

describe('a refused call', () => {
  test('of an admin has the player read again, of others not', async () => {
    const { queryKey } = playerQuery('eve');
    session.get().cache.setQueryData(queryKey, player('eve', { version: 4 }));
    identity.revalidateAdmin();
    expect(watchInvalidation(queryKey)()).toBe(false);
    session.get().cache.setQueryData(queryKey, player('eve', { isAdmin: true, version: 5 }));
    const isOtherInvalidated = watchInvalidation(['stats']);
    identity.revalidateAdmin();
    expect(watchInvalidation(queryKey)()).toBe(true);
    expect(isOtherInvalidated()).toBe(false);
  });

  test('for a suspension has the player read again, unless that is known', () => {
    const { queryKey } = playerQuery('eve');
    const { cache } = session.get();
    cache.setQueryData(queryKey, player('eve', { version: 6 }));
    expect(identity.isSuspended()).toBe(false);
    const isDetailInvalidated = watchInvalidation([...queryKey, 'suspension']);
    identity.revalidateSuspension();
    expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true);
    expect(isDetailInvalidated()).toBe(false);
    const suspension = { until: '2999-01-01T00:00:00Z' } as NonNullable<Player['suspension']>;
    cache.setQueryData(queryKey, player('eve', { suspension, version: 7 }));
    expect(identity.isSuspended()).toBe(true);
    identity.revalidateSuspension();
    expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(false);
  });

  test('before the session is open says nothing about its player', () => {
    const { cache } = session.get();
    session.set({ status: 'opening', cache });
    expect(identity.isSuspended()).toBe(false);
    identity.revalidateSuspension();
    identity.revalidateAdmin();
    expect(cache.getQueryState(playerQuery('eve').queryKey)?.isInvalidated).toBe(false);
  });
});

test('who follows the player is told of each change, of the current player only', async () => {
  await openAs(player('fay', { version: 1 }));
  const { cache } = session.get();
  const listener = vi.fn<(one: Player) => void>();
  subscribeToPlayer(listener);
  const told = () => listener.mock.calls.map(([one]) => `${one.userId} ${one.version}`);
  expect(told()).toEqual(['fay 1']);
  cache.setQueryData(['friends'], []);
  cache.setQueryData(playerQuery('fay').queryKey, player('fay', { version: 2 }));
  await openAs(player('gus', { version: 9 }));
  expect(told()).toEqual(['fay 1', 'fay 2', 'gus 9']);
  cache.setQueryData(playerQuery('fay').queryKey, player('fay', { version: 3 }));
  expect(told()).toHaveLength(3);
});

describe('the player of this browser', () => {
  const flags = () => ['authenticated', 'isAdmin'].map((key) => safeLocalStorage.read(key));
  const keptOf = (userId: string) =>
    safeLocalStorage.keys('').filter((key) => key.includes(`.${userId}.`) || key.endsWith(userId));

  test('is saved for visits offline, with the flags that they lost', async () => {
    safeLocalStorage.write('authenticated', 'false');
    await openAs(player('hal', { kind: 'account', version: 1 }));
    savePlayer(player('hal', { kind: 'account' }));
    persistPlayer();
    expect(loadSavedPlayer()?.version).toBe(1);
    expect(flags()).toEqual(['true', null]);
  });

  test('has other flags when the server says so', async () => {
    await openAs(player('hal', { kind: 'account', isAdmin: true, version: 2 }));
    expect(flags()).toEqual(['true', 'true']);
    // As another tab has set them.
    safeLocalStorage.write('isAdmin', 'false');
    await openAs(player('hal', { kind: 'account', isAdmin: false, version: 3 }));
    expect(flags()).toEqual(['true', 'false']);
    safeLocalStorage.write('authenticated', 'false');
    await openAs(player('hal', { kind: 'account', version: 4, displayName: 'Hal' }));
    expect(flags()).toEqual(['true', 'false']);
  });

  test('takes nothing along to the next one', async () => {
    safeLocalStorage.write('daily.game.hal.7', '{}');
    safeLocalStorage.write('stats.hal', '{}');
    await openAs(player('ida'));
    expect(loadSavedPlayer()?.userId).toBe('ida');
    expect(flags()).toEqual(['false', 'false']);
    expect(keptOf('ida')).toEqual([]);
  });
});
