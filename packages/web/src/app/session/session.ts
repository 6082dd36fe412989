import type { Player } from '@bee-jinx/contract/browser';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { oneAskerAtATime, takeEarlyQuestion } from '../../api/early-session.ts';
import { believe, holdIdentity } from '../../api/identity.ts';
import { identityChanging } from '../../api/identity-change.ts';
import { playerQuery } from '../../api/player.ts';
import { isStanding } from '../../api/suspension.ts';
import { type Moment, thisMoment } from '../../platform/moment.ts';
import { createStore } from '../../platform/store.ts';
import { noteAsked } from './asked.ts';
import { newQueryCache } from './query-cache.ts';

export type Session = { cache: QueryClient } & (
  | { status: 'opening' }
  | { status: 'open'; userId: string }
  | { status: 'failed'; error: unknown }
);

export const session = createStore<Session>({ status: 'opening', cache: newQueryCache() });
/** Whose answers are in the cache. Until it is known who this is, nobody's. */
let owner: string | undefined;

/** Asks the server who this browser is; a fresh one becomes a new player by that. */
export async function openSession(): Promise<void> {
  const { askedAt, answer } = takeEarlyQuestion() ?? { askedAt: thisMoment() };
  try {
    const { player } = await (answer
      ? call('openSession', { answer })
      : oneAskerAtATime((signal) => call('openSession', { signal })));
    const before = session.get();
    welcome(player, askedAt);
    if (before.status === 'open' && before.userId !== player.userId) tellOfAnother(player);
  } catch (error) {
    const player = await remembered(error);
    if (player) welcome(player);
    else session.set({ status: 'failed', error, cache: session.get().cache });
  }
}

export function retrySession(): void {
  session.set({ status: 'opening', cache: session.get().cache });
  void openSession();
}

function welcome(player: Player, askedAt?: Moment): void {
  const { userId } = player;
  const before = session.get();
  const isSame = before.status === 'open' && before.userId === userId;
  const cache = owner === undefined || owner === userId ? before.cache : newQueryCache();
  owner = userId;
  believe(userId);
  const { queryKey } = playerQuery(userId);
  cache.setQueryData(queryKey, player);
  if (askedAt) noteAsked(cache, queryKey, askedAt);
  if (isSame) {
    // What was refused in between is asked for again.
    void cache.invalidateQueries();
    return;
  }
  session.set({ status: 'open', userId, cache });
}

/** Another tab signed in or out, or the session has ended: the screen begins anew, and says why. */
function tellOfAnother(player: Player): void {
  if (identityChanging.get()) return;
  import('./tell-of-another.ts').then(({ tell }) => tell(player)).catch(() => {});
}

/** While the server is away, the one who played here last. */
function remembered(error: unknown): Promise<Player | undefined> {
  return import('../offline/remembered-player.ts').then(
    ({ playerInsteadOf }) => playerInsteadOf(error),
    () => undefined,
  );
}

/** A flag that somebody set by hand made nobody an admin, so there is nothing to look at again. */
function doubtAdmin(): void {
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
  return isStanding(player?.suspension, Date.now());
}

/** A signal was lost: whoever knows already that they are suspended needn't look again. */
function doubtStanding(): void {
  const current = session.get();
  if (current.status !== 'open' || isSuspended()) return;
  const { queryKey } = playerQuery(current.userId);
  void current.cache.invalidateQueries({ queryKey, exact: true });
}

holdIdentity({ askWhoIAm: openSession, become: welcome, doubtAdmin, doubtStanding, isSuspended });
