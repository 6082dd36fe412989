import type { Clock } from '../../platform/clock.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import type { AddressedSignal } from '../../platform/live/live.ts';
import { findPlayer } from '../identity/queries.ts';
import { type ChangedInbox, inboxSignal, markFriendNoticeRead } from '../notifications/notify.ts';
import { presentListedPlayer } from './block-player.ts';
import { bumpFriendListVersions, signalFriendLists } from './change-friend-lists.ts';
import type { FriendsDeps } from './deps.ts';
import { listPendingFriends } from './friend-requests.ts';
import {
  asksFirst,
  blockedBy,
  blocksOf,
  deleteBlock,
  deleteFriendship,
  deleteRequest,
  findFriend,
  findRequest,
  friendIdsOf,
  friendsOf,
  hasNoBlock,
  insertBlock,
  insertFriendship,
  insertRequest,
  pendingOf,
  setAsksFirst,
} from './queries.ts';

export async function exportFriends({ db }: Pick<FriendsDeps, 'db'>, playerId: string) {
  return {
    friends: (await friendsOf(db.read, playerId)).map(presentListedPlayer),
    blocked: (await blockedBy(db.read, playerId)).map(presentListedPlayer),
    friendRequests: await listPendingFriends(db.read, playerId),
    asksFriendsFirst: await asksFirst(db.read, playerId),
  };
}

/** In the transaction that deletes the player: for friendships made since `leaveFriends`. */
export async function endFriendshipsOfDeleted(sql: Writer, playerId: string) {
  const versions = await bumpFriendListVersions(sql, await knownIdsOf(sql, playerId));
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
  const friendIds = await knownIdsOf(db.read, playerId);
  const keys = [playerId, ...friendIds].map((id) => `player:${id}`);
  const versions = await db.transaction(keys, async (sql) => {
    const left: string[] = [];
    for (const friendId of friendIds) {
      const ended = [
        await deleteFriendship(sql, playerId, friendId),
        await deleteRequest(sql, playerId, friendId),
        await deleteRequest(sql, friendId, playerId),
      ];
      if (ended.includes(true)) left.push(friendId);
    }
    return bumpFriendListVersions(sql, left);
  });
  signalFriendLists(live, versions);
}

/** The account gets the friends of both players, unless there is a block with either. */
export const createFriendsMergeStep = (clock: Clock) => ({
  collection: 'friends',

  /** The inboxes that may have a request which the merge answers. */
  async keys(sql: Reader, from: string, to: string) {
    const pending = [...(await pendingOf(sql, from)), ...(await pendingOf(sql, to))];
    return pending.map(({ id }) => `inbox:${id}`);
  },

  async count(sql: Reader, from: string, to: string) {
    const moving = await friendIdsExcept(sql, from, to);
    const known = new Set(await friendIdsOf(sql, to));
    return { moves: moving.length, meets: moving.filter((id) => known.has(id)).length };
  },

  /** Signals the friends too, because their friend's id changes. */
  async move(sql: Writer, from: string, to: string) {
    const changed = new Set<string>();
    const memo: FriendsMemo = {
      guest: await relationsOf(sql, from),
      account: await relationsOf(sql, to),
    };
    const ended: { by: string; on: string }[] = [];
    const endRequestsWith = async (otherId: string) => {
      if (await deleteRequest(sql, to, otherId)) ended.push({ by: to, on: otherId });
      if (await deleteRequest(sql, otherId, to)) ended.push({ by: otherId, on: to });
    };
    for (const { by, on, since } of memo.guest.blocks) {
      const otherId = by === from ? on : by;
      if (otherId === to) continue;
      await insertBlock(sql, by === from ? to : by, on === from ? to : on, since);
      await deleteFriendship(sql, to, otherId);
      await endRequestsWith(otherId);
      changed.add(otherId);
    }
    for (const { id: friendId, since } of memo.guest.friends) {
      if (friendId === to) continue;
      if (await hasNoBlock(sql, to, friendId)) {
        await insertFriendship(sql, to, friendId, since);
        await endRequestsWith(friendId);
      }
      changed.add(friendId);
    }
    for (const { by, on, since } of memo.guest.requests) {
      const otherId = by === from ? on : by;
      if (otherId === to) continue;
      const isWanted =
        !(await findFriend(sql, to, otherId)) && (await hasNoBlock(sql, to, otherId));
      const [asker, asked] = by === from ? [to, otherId] : [otherId, to];
      if (isWanted) await insertRequest(sql, asker, asked, since);
      else ended.push({ by, on });
      changed.add(otherId);
    }
    if (memo.guest.asksFirst) await setAsksFirst(sql, to, true);
    if (changed.size > 0) changed.add(to);
    const inboxes: ChangedInbox[] = [];
    // Sorted by inbox, the order in which `notify` locks them too.
    for (const { by, on } of ended.toSorted((one, other) => (one.on < other.on ? -1 : 1))) {
      inboxes.push(...(await markFriendNoticeRead(sql, on, by, clock.now())));
    }
    return { signals: [...(await listSignals(sql, changed)), ...inboxes.map(inboxSignal)], memo };
  },

  /**
   * What came along goes back, and what the account had before is there again. A friendship or request that has ended
   * since stays ended for both, and nobody is a friend across a block.
   */
  async undo(sql: Writer, { guest, account }: FriendsMemo, guestId: string, accountId: string) {
    const changed = new Set<string>();
    const befriend = async (playerId: string, friendId: string, since: number) => {
      const isPossible = await hasNoBlock(sql, playerId, friendId);
      if (isPossible) await insertFriendship(sql, playerId, friendId, since);
      return isPossible;
    };
    // What was across a block of the account never came along, so that the account can't have ended it.
    const wasBlocked = (otherId: string) =>
      account.blocks.some(({ by, on }) => by === otherId || on === otherId);
    const returnRequests = async (otherId: string) => {
      if (await findFriend(sql, accountId, otherId)) return;
      if (!(await hasNoBlock(sql, accountId, otherId))) return;
      for (const { by, on, since } of account.requests) {
        if (by === otherId || on === otherId) await insertRequest(sql, by, on, since);
      }
    };
    for (const { by, on, since } of guest.blocks) {
      const otherId = by === guestId ? on : by;
      if (!(await findPlayer(sql, otherId))) continue;
      if (otherId !== accountId) {
        const [accountBy, accountOn] = by === guestId ? [accountId, on] : [by, accountId];
        const isOwn = account.blocks.some((own) => own.by === accountBy && own.on === accountOn);
        if (!isOwn) await deleteBlock(sql, accountBy, accountOn);
        const friendship = account.friends.find(({ id }) => id === otherId);
        if (friendship) await befriend(accountId, otherId, friendship.since);
        await returnRequests(otherId);
      }
      await insertBlock(sql, by, on, since);
      changed.add(otherId);
    }
    let returned = 0;
    for (const { id, since } of guest.friends) {
      const isOwn = account.friends.some((own) => own.id === id);
      if (wasBlocked(id)) {
        if (!(await findPlayer(sql, id))) continue;
      } else if (id !== accountId) {
        if ((await findFriend(sql, accountId, id))?.since !== since && !isOwn) continue;
        if (isOwn && !(await findFriend(sql, accountId, id))) continue;
        if (!isOwn) await deleteFriendship(sql, accountId, id);
        await returnRequests(id);
      }
      if (await befriend(guestId, id, since)) returned += 1;
      changed.add(id);
    }
    for (const { by, on, since } of guest.requests) {
      const [accountBy, accountOn] = by === guestId ? [accountId, on] : [by, accountId];
      const isOwn = account.requests.some((own) => own.by === accountBy && own.on === accountOn);
      const otherId = by === guestId ? on : by;
      const isFriend = account.friends.some(({ id }) => id === otherId);
      const neverCame = otherId === accountId || wasBlocked(otherId);
      const isOpen = neverCame
        ? await findPlayer(sql, otherId)
        : isFriend
          ? await findFriend(sql, accountId, otherId)
          : await findRequest(sql, accountBy, accountOn);
      if (!isOpen) continue;
      if (!isOwn && !isFriend && !neverCame) await deleteRequest(sql, accountBy, accountOn);
      await insertRequest(sql, by, on, since);
      changed.add(otherId);
    }
    if (guest.asksFirst) {
      await setAsksFirst(sql, guestId, true);
      if (!account.asksFirst) await setAsksFirst(sql, accountId, false);
    }
    if (changed.size > 0) changed.add(accountId).add(guestId);
    return { signals: await listSignals(sql, changed), returned };
  },
});

interface FriendsMemo {
  guest: Relations;
  account: Relations;
}

type Relations = Awaited<ReturnType<typeof relationsOf>>;

/** Whom a player knows, and whom not: `by` has blocked or asked `on`. */
async function relationsOf(sql: Reader, playerId: string) {
  const friends = await friendsOf(sql, playerId);
  return {
    friends: friends.map(({ id, since }) => ({ id, since })),
    blocks: (await blocksOf(sql, playerId)).map(({ player_id, blocked_id, since }) => ({
      by: player_id,
      on: blocked_id,
      since,
    })),
    requests: (await pendingOf(sql, playerId)).map(({ id, from_id, since }) => ({
      by: from_id,
      on: from_id === playerId ? id : playerId,
      since,
    })),
    asksFirst: await asksFirst(sql, playerId),
  };
}

async function listSignals(sql: Writer, changed: ReadonlySet<string>): Promise<AddressedSignal[]> {
  const versions = await bumpFriendListVersions(sql, [...changed]);
  return versions.map(({ playerId, version }) => ({
    topic: 'friends' as const,
    id: playerId,
    version,
    to: [playerId],
  }));
}

/** Friends, and those whom a request names. */
async function knownIdsOf(sql: Reader, playerId: string): Promise<string[]> {
  const pending = (await pendingOf(sql, playerId)).map(({ id }) => id);
  return [...new Set([...(await friendIdsOf(sql, playerId)), ...pending])];
}

async function friendIdsExcept(sql: Reader, playerId: string, exceptId: string): Promise<string[]> {
  return (await friendIdsOf(sql, playerId)).filter((id) => id !== exceptId);
}
