import type { ListedPlayer, Signal } from '@bee-jinx/contract';
import type { Writer } from '../../platform/database/database.ts';
import { bumpFriendListVersions, signalFriendLists } from './change-friend-lists.ts';
import type { FriendsDeps } from './deps.ts';
import { presentListedPlayer } from './present-listed-player.ts';
import { blockedBy, deleteFriendship, friendIdsOf, friendsOf } from './queries.ts';

export async function exportFriends(
  { db }: Pick<FriendsDeps, 'db'>,
  playerId: string,
): Promise<{ friends: ListedPlayer[]; blocked: ListedPlayer[] }> {
  return {
    friends: (await friendsOf(db.read, playerId)).map(presentListedPlayer),
    blocked: (await blockedBy(db.read, playerId)).map(presentListedPlayer),
  };
}

/** In the transaction that deletes the player: whoever has become a friend since. */
export async function endFriendshipsOfDeleted(
  sql: Writer,
  playerId: string,
): Promise<(Signal & { to: string[] })[]> {
  const versions = await bumpFriendListVersions(sql, await friendIdsOf(sql, playerId));
  return versions.map(({ playerId: id, version }) => ({
    topic: 'friends' as const,
    id,
    version,
    to: [id],
  }));
}

/** Before a player is deleted: their friends' screens look again. */
export async function leaveFriends(
  { db, live }: Pick<FriendsDeps, 'db' | 'live'>,
  playerId: string,
): Promise<void> {
  const friendIds = await friendIdsOf(db.read, playerId);
  const keys = [playerId, ...friendIds].map((id) => `player:${id}`);
  const versions = await db.transaction(keys, async (sql) => {
    const left: string[] = [];
    for (const friendId of friendIds) {
      if (await deleteFriendship(sql, playerId, friendId)) left.push(friendId);
    }
    return bumpFriendListVersions(sql, left);
  });
  signalFriendLists(live, versions);
}
