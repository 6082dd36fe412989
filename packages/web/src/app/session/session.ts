import type { Player } from '@bee-jinx/contract/browser';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { registerIdentityHandlers, setCurrentPlayerId } from '../../api/identity.ts';
import { isIdentityChanging } from '../../api/identity-change.ts';
import { takePrefetchedSession, withSessionLock } from '../../api/prefetch-session.ts';
import { playerQuery } from '../../domain/account/player.ts';
import { isSuspensionActive } from '../../domain/account/suspension.ts';
import { type ClockReading, readClocks } from '../../platform/clock-reading.ts';
import { createStore } from '../../platform/store.ts';
import { createQueryCache } from './query-cache.ts';
import { setRequestTime } from './request-times.ts';

export type Session = { cache: QueryClient } & (
  | { status: 'opening' }
  | { status: 'open'; userId: string }
  | { status: 'failed'; error: unknown }
);

export const session = createStore<Session>({ status: 'opening', cache: createQueryCache() });
/** Whose answers are in the cache. Until it is known who this is, nobody's. */
let cacheOwner: string | undefined;

/** Asks the server who this browser is; a fresh one becomes a new player by that. */
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
    if (player) openAs(player);
    else session.set({ status: 'failed', error, cache: session.get().cache });
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
    // What was refused in between is asked for again.
    void cache.invalidateQueries();
    return;
  }
  session.set({ status: 'open', userId, cache });
}

/** Another tab signed in or out, or the session has ended: the screen begins anew, and says why. */
function announceIdentityChange(player: Player): void {
  if (isIdentityChanging.get()) return;
  import('./show-identity-change-toast.ts')
    .then(({ showIdentityChangeToast: tell }) => tell(player))
    .catch(() => {});
}

/** While the server is away, the one who played here last. */
function loadOfflinePlayer(error: unknown): Promise<Player | undefined> {
  return import('../offline/saved-player.ts').then(
    ({ findOfflinePlayer: playerInsteadOf }) => playerInsteadOf(error),
    () => undefined,
  );
}

/** A flag that somebody set by hand made nobody an admin, so there is nothing to look at again. */
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
  return isSuspensionActive(player?.suspension, Date.now());
}

/** A signal was lost: whoever knows already that they are suspended needn't look again. */
function revalidateSuspension(): void {
  const current = session.get();
  if (current.status !== 'open' || isSuspended()) return;
  const { queryKey } = playerQuery(current.userId);
  void current.cache.invalidateQueries({ queryKey, exact: true });
}

registerIdentityHandlers({
  askWhoIAm: openSession,
  become: openAs,
  doubtAdmin: revalidateAdmin,
  doubtStanding: revalidateSuspension,
  isSuspended,
});
