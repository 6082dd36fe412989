import type { FriendsParts } from './parts.ts';
import { friendIdsOf } from './queries.ts';

/** Somebody has come or gone, or finished their daily: their friends look again. */
export async function tellFriends(
  { db, live, clock }: Pick<FriendsParts, 'db' | 'live' | 'clock'>,
  playerId: string,
): Promise<void> {
  const friends = await friendIdsOf(db.read, playerId);
  if (friends.length === 0) return;
  live.tell(friends, { topic: 'presence', id: playerId, version: clock.now() });
}
