import type { Player } from '@bee-jinx/contract/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();
const player = (userId: string, more: Partial<Player> = {}): Player => ({
  userId,
  displayName: userId,
  friendCode: '',
  kind: 'anonymous',
  isAdmin: false,
  version: 1,
  ...more,
});
const answerWith = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const refuseWith = (code: string, status: number) =>
  answerWith({ error: { code, message: '' } }, status);

/** A page of its own, in which no session was opened yet. */
async function loadPage() {
  vi.resetModules();
  const [own, identity, players, saved, { wasRequestedWithin }, { toastQueue }, { readClocks }] =
    await Promise.all([
      import('./session.ts'),
      import('../../api/identity.ts'),
      import('../../domain/account/player.ts'),
      import('../../domain/account/saved-player.ts'),
      import('./request-times.ts'),
      import('../../ui/toast/toast-queue.ts'),
      import('../../platform/clock-reading.ts'),
    ]);
  const { session, openSession } = own;
  const openAs = async (one: Player) => {
    answerWith({ data: { player: one } });
    await openSession();
  };
  const keyOf = (userId: string) => players.playerQuery(userId).queryKey;
  const stateOf = (key: readonly unknown[]) => session.get().cache.getQueryState(key);
  return {
    ...own,
    ...players,
    ...saved,
    identity,
    toastQueue,
    wasRequestedWithin,
    readClocks,
    openAs,
    keyOf,
    put: (key: readonly unknown[], data: unknown) => session.get().cache.setQueryData(key, data),
    read: (key: readonly unknown[]) => session.get().cache.getQueryData(key),
    isOutdated: (key: readonly unknown[]) => stateOf(key)?.isInvalidated,
  };
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('a page', () => {
  test('painted for a guest shows the guest while the session is opened', async () => {
    const page = await loadPage();
    expect(page.session.get().status).toBe('opening');
    page.openPaintedSession({ isGuest: true, replies: {} }, page.readClocks());
    expect(page.session.get()).toMatchObject({ status: 'opening', isGuest: true });
    expect(page.shownPlayerId.get()).toBe('guest');
    expect(page.read(page.keyOf('guest'))).toEqual(page.guest);
  });

  test('without a server and a player of an earlier visit fails, and can be tried again', async () => {
    const { openSession, retrySession, session, shownPlayerId } = await loadPage();
    fetched.mockRejectedValueOnce(new TypeError('no network'));
    await openSession();
    expect(session.get()).toMatchObject({ status: 'failed', error: { code: 'offline' } });
    expect(shownPlayerId.get()).toBeUndefined();
    refuseWith('unavailable', 503);
    retrySession();
    expect(session.get().status).toBe('opening');
    await vi.waitFor(() => expect(session.get().status).toBe('failed'), { timeout: 30_000 });
  });

  test('without a server goes on as the player of the last visit, but not after a refusal', async () => {
    const { openSession, savePlayer, session } = await loadPage();
    savePlayer(player('eve'));
    refuseWith('rate_limited', 429);
    await openSession();
    expect(session.get()).toMatchObject({ status: 'failed', error: { code: 'rate_limited' } });
    fetched.mockRejectedValueOnce(new TypeError('no network'));
    await openSession();
    expect(session.get()).toMatchObject({ status: 'open', userId: 'eve' });
  });

  test('painted for a player is shown as theirs at once, and isn’t fetched again when the server says the same', async () => {
    const page = await loadPage();
    const { cache } = page.session.get();
    page.openPaintedSession({ player: player('anna'), replies: {} }, page.readClocks());
    expect(page.session.get()).toEqual({ status: 'open', userId: 'anna', cache });
    expect(page.shownPlayerId.get()).toBe('anna');
    expect(page.identity.getCurrentPlayerId()).toBe('anna');
    const query = cache.getQueryCache().find({ queryKey: page.keyOf('anna') });
    expect(query && page.wasRequestedWithin(query, 60_000)).toBe(true);
    page.put(['friends'], []);
    await page.openAs(player('anna', { displayName: 'Anna', version: 2 }));
    expect(page.isOutdated(['friends'])).toBe(false);
    expect(page.read(page.keyOf('anna'))).toMatchObject({ displayName: 'Anna' });
    await page.openAs(player('anna', { version: 2 }));
    expect(page.isOutdated(['friends'])).toBe(true);
  });

  test('uses a response that was requested early, once', async () => {
    const page = await loadPage();
    const early = new Response(JSON.stringify({ data: { player: player('eve', { version: 3 }) } }));
    const requested = { requestedAt: page.readClocks(), answer: Promise.resolve(early) };
    Object.assign(globalThis, { prefetchedSession: requested });
    await page.openSession();
    expect(fetched).not.toHaveBeenCalled();
    expect(page.read(page.keyOf('eve'))).toMatchObject({ version: 3 });
    await page.openAs(player('eve', { version: 4 }));
    expect(fetched).toHaveBeenCalledOnce();
  });
});

describe('who signs out', () => {
  test('isn’t the player again while no other can be had, however often it is tried', async () => {
    const { openAs, retrySession, savePlayer, session } = await loadPage();
    const { signOut } = await import('../../domain/account/auth-transitions.ts');
    await openAs(player('anna', { kind: 'account' }));
    savePlayer(player('anna', { kind: 'account' }));
    answerWith({ data: { closed: true } });
    fetched.mockRejectedValue(new TypeError('no network'));
    await signOut();
    expect(session.get()).toMatchObject({ status: 'failed', error: { code: 'offline' } });
    retrySession();
    await vi.waitFor(() => expect(session.get().status).toBe('failed'), { timeout: 30_000 });
    expect(fetched).toHaveBeenCalledTimes(4);
  });
});

describe('another identity', () => {
  test('begins with an empty cache, and is told', async () => {
    const { identity, openAs, session, toastQueue } = await loadPage();
    await openAs(player('anna'));
    const before = session.get().cache;
    before.setQueryData(['friends'], ['ben']);
    expect(toastQueue.get()).toEqual([]);
    await openAs(player('cleo'));
    expect(session.get()).toMatchObject({ status: 'open', userId: 'cleo' });
    expect(session.get().cache.getQueryData(['friends'])).toBeUndefined();
    expect(identity.getCurrentPlayerId()).toBe('cleo');
    await vi.waitFor(() => expect(toastQueue.get()).toHaveLength(1), { timeout: 30_000 });
  });

  test('by signing in here isn’t told', async () => {
    const { identity, openAs, shownPlayerId, toastQueue } = await loadPage();
    await openAs(player('anna'));
    identity.switchPlayer(player('dan'));
    expect(shownPlayerId.get()).toBe('dan');
    expect(toastQueue.get()).toEqual([]);
  });
});

describe('a refused call', () => {
  test('after a check that the server was unavailable to has the identity checked again', async () => {
    const { openAs, put, savePlayer, session } = await loadPage();
    const { call } = await import('../../api/call.ts');
    await openAs(player('anna'));
    savePlayer(player('anna'));
    put(['friends'], []);
    const before = session.get().cache;
    refuseWith('not_signed_in', 401);
    refuseWith('unavailable', 503);
    await expect(call('readSession')).rejects.toMatchObject({ code: 'not_signed_in' });
    refuseWith('not_signed_in', 401);
    answerWith({ data: { player: player('ben') } });
    await expect(call('readSession')).rejects.toMatchObject({ code: 'not_signed_in' });
    await vi.waitFor(() => expect(session.get()).toMatchObject({ userId: 'ben' }), {
      timeout: 30_000,
    });
    expect(before.getQueryState(['friends'])?.isInvalidated).toBe(false);
  });

  test('of an admin has the player read again, of others not', async () => {
    const { identity, isOutdated, keyOf, openAs, put } = await loadPage();
    await openAs(player('eve'));
    put(['stats'], 1);
    identity.revalidateAdmin();
    expect(isOutdated(keyOf('eve'))).toBe(false);
    put(keyOf('eve'), player('eve', { isAdmin: true, version: 2 }));
    identity.revalidateAdmin();
    expect(isOutdated(keyOf('eve'))).toBe(true);
    expect(isOutdated(['stats'])).toBe(false);
  });

  test('for a suspension has the player read again, unless that is known', async () => {
    const { identity, isOutdated, keyOf, openAs, put } = await loadPage();
    await openAs(player('eve'));
    const detail = [...keyOf('eve'), 'suspension'];
    put(detail, null);
    expect(identity.isSuspended()).toBe(false);
    identity.revalidateSuspension();
    expect(isOutdated(keyOf('eve'))).toBe(true);
    expect(isOutdated(detail)).toBe(false);
    // Over by the clock of this device, which may be wrong: the server would leave it out.
    put(keyOf('eve'), player('eve', { suspension: { until: '1999-01-01T00:00:00Z' }, version: 2 }));
    expect(identity.isSuspended()).toBe(true);
    identity.revalidateSuspension();
    expect(isOutdated(keyOf('eve'))).toBe(false);
  });

  test('before the session is open says nothing about a player', async () => {
    const { identity, isOutdated, keyOf, put } = await loadPage();
    put(keyOf('eve'), player('eve', { isAdmin: true, suspension: {} }));
    expect(identity.isSuspended()).toBe(false);
    identity.revalidateSuspension();
    identity.revalidateAdmin();
    expect(isOutdated(keyOf('eve'))).toBe(false);
  });
});

test('who follows the player is told of each change, of the current player only', async () => {
  const { keyOf, openAs, put, session } = await loadPage();
  const { subscribeToPlayer } = await import('./subscribe-to-player.ts');
  const told: string[] = [];
  subscribeToPlayer(({ userId, version }) => told.push(`${userId} ${version}`));
  await openAs(player('fay'));
  put(['friends'], []);
  put(keyOf('fay'), player('fay', { version: 2 }));
  const before = session.get().cache;
  await openAs(player('gus', { version: 9 }));
  expect(told).toEqual(['fay 1', 'fay 2', 'gus 9']);
  before.setQueryData(keyOf('fay'), player('fay', { version: 3 }));
  expect(told).toHaveLength(3);
});

describe('the player of this browser', () => {
  async function loadPersisting(before: Player) {
    const page = await loadPage();
    const { persistPlayer } = await import('../offline/persist-player.ts');
    const { safeLocalStorage, safeSessionStorage } = await import('../../platform/safe-storage.ts');
    page.savePlayer(before);
    persistPlayer();
    const flags = () => ['authenticated', 'isAdmin'].map((key) => safeLocalStorage.read(key));
    return { ...page, flags, safeLocalStorage, safeSessionStorage };
  }

  test('is saved for visits offline, and gets lost flags back', async () => {
    const hal = player('hal', { kind: 'account' });
    const { flags, loadSavedPlayer, openAs, safeLocalStorage } = await loadPersisting(hal);
    await openAs({ ...hal, version: 2 });
    expect(loadSavedPlayer()?.version).toBe(2);
    expect(flags()).toEqual(['true', null]);
    // As another tab has set it, which knows better.
    safeLocalStorage.write('isAdmin', 'true');
    await openAs({ ...hal, version: 3 });
    expect(flags()).toEqual(['true', 'true']);
  });

  test.each([
    ['an admin', { kind: 'account', isAdmin: true }, ['true', 'true']],
    ['an anonymous player', { kind: 'anonymous', isAdmin: false }, ['false', 'false']],
  ] as const)('who is %s now has other flags', async (_what, change, expected) => {
    const hal = player('hal', { kind: 'account' });
    const { flags, openAs } = await loadPersisting(hal);
    await openAs({ ...hal, ...change, version: 2 });
    expect(flags()).toEqual(expected);
  });

  test('leaves nothing to the next one', async () => {
    const hal = player('hal', { kind: 'account' });
    const { loadSavedPlayer, openAs, safeLocalStorage } = await loadPersisting(hal);
    const { replyCache } = await import('../../api/reply-cache.ts');
    const { savedDances } = await import('../../domain/play/offline/saved-games.ts');
    for (const userId of ['hal', 'ida']) {
      replyCache.save('home', userId, {});
      savedDances.save(userId, { gameId: 'd1' });
    }
    await openAs(player('ida'));
    expect(loadSavedPlayer()?.userId).toBe('ida');
    const kept = safeLocalStorage.keys('').filter((key) => /hal|ida/.test(key));
    expect(kept.every((key) => key.includes('ida'))).toBe(true);
    expect(kept.length).toBeGreaterThanOrEqual(2);
  });

  const perPlayer = ['kept.home.hal', 'mascot.seen.hal', 'streak.frozen.hal', 'player.stats.hal'];
  const drafts = ['draft.buzz.hal.h1', 'draft.buzz.sent.hal', 'draft.feedback.hal'];
  const forWhoComesBack = ['daily.queuedWord.hal.7', 'push.wanted.hal'];

  test.each(['this tab', 'another tab'])(
    'who left in %s leaves drafts and figures to nobody, and a word to be sent to themselves',
    async (tab) => {
      const page = await loadPersisting(player('hal'));
      const { openAs, safeLocalStorage, safeSessionStorage, savePlayer } = page;
      await openAs(player('hal'));
      for (const key of [...perPlayer, ...forWhoComesBack, 'kept.home.halina', 'ui.open.hints']) {
        safeLocalStorage.write(key, '1');
      }
      for (const key of [...drafts, 'draft.buzz.ida.h1']) safeSessionStorage.write(key, 'Hello');
      if (tab === 'another tab') savePlayer(player('ida'));
      await openAs(player('ida'));
      const local = safeLocalStorage.keys('').filter((key) => /hal|ui/.test(key));
      expect(local.sort()).toEqual(
        [...forWhoComesBack, 'kept.home.halina', 'ui.open.hints'].sort(),
      );
      expect(safeSessionStorage.keys('')).toEqual(['draft.buzz.ida.h1']);
    },
  );
});
