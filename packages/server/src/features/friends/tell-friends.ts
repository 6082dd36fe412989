import type { FriendsDeps } from './deps.ts';
import { friendIdsOf } from './queries.ts';

/** Somebody has come or gone, or finished their daily: their friends look again. */
export async function signalFriends(
  { db, live, clock }: Pick<FriendsDeps, 'db' | 'live' | 'clock'>,
  playerId: string,
): Promise<void> {
  const friends = await friendIdsOf(db.read, playerId);
  if (friends.length === 0) return;
  live.sendSignal(friends, { topic: 'presence', id: playerId, version: clock.now() });
}
