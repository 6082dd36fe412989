import type { Player } from '@bee-jinx/contract/browser';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import {
  allowRevalidation,
  registerIdentityHandlers,
  setCurrentPlayerId,
} from '../../api/identity.ts';
import { isIdentityChanging } from '../../api/identity-change.ts';
import { takePrefetchedSession, withSessionLock } from '../../api/prefetch-session.ts';
import { guest, playerQuery, shownPlayerId } from '../../domain/account/player.ts';
import { type ClockReading, readClocks } from '../../platform/clock-reading.ts';
import { createStore } from '../../platform/store.ts';
import type { PaintedPage } from '../painting/painted-page.ts';
import { createQueryCache } from './query-cache.ts';
import { setRequestTime } from './request-times.ts';

export type Session = {
  cache: QueryClient;
} /** Of a painted page: the screen is shown as a guest's. */ & (
  | { status: 'opening'; isGuest?: true }
  | { status: 'open'; userId: string }
  | { status: 'failed'; error: unknown }
);

export const session = createStore<Session>({ status: 'opening', cache: createQueryCache() });
session.subscribe(() => {
  const current = session.get();
  const guestId = 'isGuest' in current ? guest.userId : undefined;
  shownPlayerId.set('userId' in current ? current.userId : guestId);
});
let cacheOwner: string | undefined;
/** The page was painted for this player, and the server hasn't been asked since. */
let isUnconfirmed = false;

/** Opens the session; a fresh browser becomes a new player. */
export async function openSession(): Promise<void> {
  const { requestedAt, answer } = takePrefetchedSession() ?? { requestedAt: readClocks() };
  try {
    const { player } = await (answer
      ? call('openSession', { answer })
      : withSessionLock((signal) => call('openSession', { signal })));
    const before = session.get();
    openAs(player, requestedAt);
    if (before.status === 'open' && before.userId !== player.userId) announceIdentityChange(player);
  } catch (error) {
    const player = await loadOfflinePlayer(error);
    if (!player) {
      session.set({ status: 'failed', error, cache: session.get().cache });
      return;
    }
    allowRevalidation();
    isUnconfirmed = false;
    // An open session stays as it is: what it refetched would be refused, and begin the next check at once.
    if (player.userId !== shownPlayerId.get()) openAs(player);
  }
}

/** A painted page begins as the player it was painted for, or as a guest's, and asks the server later. */
export function openPaintedSession(
  { player, isGuest }: PaintedPage,
  paintedAt: ClockReading,
): void {
  const { cache } = session.get();
  isUnconfirmed = player !== undefined;
  if (player) openAs(player, paintedAt);
  if (isGuest) {
    cache.setQueryData(playerQuery(guest.userId).queryKey, guest);
    session.set({ status: 'opening', isGuest: true, cache });
  }
}

export function retrySession(): void {
  session.set({ status: 'opening', cache: session.get().cache });
  void openSession();
}

function openAs(player: Player, requestedAt?: ClockReading): void {
  const { userId } = player;
  const before = session.get();
  const isSame = before.status === 'open' && before.userId === userId;
  const cache =
    cacheOwner === undefined || cacheOwner === userId ? before.cache : createQueryCache();
  cacheOwner = userId;
  setCurrentPlayerId(userId);
  const { queryKey } = playerQuery(userId);
  cache.setQueryData(queryKey, player);
  if (requestedAt) setRequestTime(cache, queryKey, requestedAt);
  if (isSame) {
    if (!isUnconfirmed) void cache.invalidateQueries();
    isUnconfirmed = false;
    return;
  }
  session.set({ status: 'open', userId, cache });
}

/** Another tab signed in or out, or the session has ended: the screens restart with a toast. */
function announceIdentityChange(player: Player): void {
  if (isIdentityChanging.get()) return;
  import('./show-identity-change-toast.ts')
    .then(({ showIdentityChangeToast }) => showIdentityChangeToast(player))
    .catch(() => {});
}

/** The last player of this browser, while the server is unreachable. */
function loadOfflinePlayer(error: unknown): Promise<Player | undefined> {
  return import('../../domain/account/saved-player.ts').then(
    ({ findOfflinePlayer }) => findOfflinePlayer(error),
    () => undefined,
  );
}

/** Refetches the player if they were an admin, since they may no longer be one. */
function revalidateAdmin(): void {
  const current = session.get();
  if (current.status !== 'open') return;
  const { queryKey } = playerQuery(current.userId);
  const isAdmin = current.cache.getQueryData(queryKey)?.isAdmin;
  if (isAdmin) void current.cache.invalidateQueries({ queryKey });
}

function isSuspended(): boolean {
  const current = session.get();
  if (current.status !== 'open') return false;
  const player = current.cache.getQueryData(playerQuery(current.userId).queryKey);
  return player?.suspension !== undefined;
}

/** Refetches the player unless they are known to be suspended. */
function revalidateSuspension(): void {
  const current = session.get();
  if (current.status !== 'open' || isSuspended()) return;
  const { queryKey } = playerQuery(current.userId);
  void current.cache.invalidateQueries({ queryKey, exact: true });
}

registerIdentityHandlers({
  refreshIdentity: openSession,
  switchPlayer: openAs,
  revalidateAdmin,
  revalidateSuspension,
  isSuspended,
});
