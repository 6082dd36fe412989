import type { Reader, Writer } from '../../platform/database/database.ts';
import type { AddressedSignal } from '../../platform/live/live.ts';
import { presentListedPlayer } from './block-player.ts';
import { bumpFriendListVersions, signalFriendLists } from './change-friend-lists.ts';
import type { FriendsDeps } from './deps.ts';
import {
  blockedBy,
  blocksOf,
  deleteFriendship,
  findFriend,
  friendIdsOf,
  friendsOf,
  hasNoBlock,
  insertBlock,
  insertFriendship,
} from './queries.ts';

export async function exportFriends({ db }: Pick<FriendsDeps, 'db'>, playerId: string) {
  return {
    friends: (await friendsOf(db.read, playerId)).map(presentListedPlayer),
    blocked: (await blockedBy(db.read, playerId)).map(presentListedPlayer),
  };
}

/** In the transaction that deletes the player: for friendships made since `leaveFriends`. */
export async function endFriendshipsOfDeleted(sql: Writer, playerId: string) {
  const versions = await bumpFriendListVersions(sql, await friendIdsOf(sql, playerId));
  return versions.map(({ playerId: id, version }) => ({
    topic: 'friends' as const,
    id,
    version,
    to: [id],
  }));
}

/** Before a player is deleted: ends friendships and signals the friends. */
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

/** The account gets the friends of both players, unless there is a block with either. */
export const friendsMergeStep = {
  collection: 'friends',

  async count(sql: Reader, from: string, to: string) {
    const moving = await friendIdsExcept(sql, from, to);
    const known = new Set(await friendIdsOf(sql, to));
    return { moves: moving.length, meets: moving.filter((id) => known.has(id)).length };
  },

  /** Signals the friends too, because their friend's id changes. */
  async move(sql: Writer, from: string, to: string): Promise<AddressedSignal[]> {
    const changed = new Set<string>();
    for (const block of await blocksOf(sql, from)) {
      const otherId = block.player_id === from ? block.blocked_id : block.player_id;
      if (otherId === to) continue;
      const [by, on] = block.player_id === from ? [to, otherId] : [otherId, to];
      await insertBlock(sql, by, on, block.since);
      await deleteFriendship(sql, to, otherId);
      changed.add(otherId);
    }
    for (const friendId of await friendIdsExcept(sql, from, to)) {
      const friendship = await findFriend(sql, from, friendId);
      if (friendship && (await hasNoBlock(sql, to, friendId))) {
        await insertFriendship(sql, to, friendId, friendship.since);
      }
      changed.add(friendId);
    }
    if (changed.size > 0) changed.add(to);
    const versions = await bumpFriendListVersions(sql, [...changed]);
    return versions.map(({ playerId, version }) => ({
      topic: 'friends' as const,
      id: playerId,
      version,
      to: [playerId],
    }));
  },
};

async function friendIdsExcept(sql: Reader, playerId: string, exceptId: string): Promise<string[]> {
  return (await friendIdsOf(sql, playerId)).filter((id) => id !== exceptId);
}
