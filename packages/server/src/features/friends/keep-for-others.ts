import type { KeptPlayer, Signal } from '@bee-jinx/contract';
import type { Writer } from '../../platform/database/database.ts';
import { growLists, tellLists } from './change-lists.ts';
import type { FriendsParts } from './parts.ts';
import { presentKept } from './present-kept.ts';
import { blockedBy, deleteFriendship, friendIdsOf, friendsOf } from './queries.ts';

export async function exportFriends(
  { db }: Pick<FriendsParts, 'db'>,
  playerId: string,
): Promise<{ friends: KeptPlayer[]; blocked: KeptPlayer[] }> {
  return {
    friends: (await friendsOf(db.read, playerId)).map(presentKept),
    blocked: (await blockedBy(db.read, playerId)).map(presentKept),
  };
}

/** In the transaction that deletes the player: whoever has become a friend since. */
export async function endFriendships(
  sql: Writer,
  playerId: string,
): Promise<(Signal & { to: string[] })[]> {
  const versions = await growLists(sql, await friendIdsOf(sql, playerId));
  return versions.map(({ playerId: id, version }) => ({
    topic: 'friends' as const,
    id,
    version,
    to: [id],
  }));
}

/** Before a player is deleted: their friends' screens look again. */
export async function leaveFriends(
  { db, live }: Pick<FriendsParts, 'db' | 'live'>,
  playerId: string,
): Promise<void> {
  const friendIds = await friendIdsOf(db.read, playerId);
  const keys = [playerId, ...friendIds].map((id) => `player:${id}`);
  const versions = await db.transaction(keys, async (sql) => {
    const left: string[] = [];
    for (const friendId of friendIds) {
      if (await deleteFriendship(sql, playerId, friendId)) left.push(friendId);
    }
    return growLists(sql, left);
  });
  tellLists(live, versions);
}
