import type { CallReply } from '@bee-jinx/contract';
import { maxFriends } from '@bee-jinx/game';
import { enforceDailyLimit } from '../../platform/daily-limit.ts';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type ChangedInbox, notify } from '../notifications/notify.ts';
import { nthNewestFriendRequestTime } from '../notifications/queries.ts';
import { changeFriendLists, endRequest } from './change-friend-lists.ts';
import type { FriendsDeps } from './deps.ts';
import { findPlayerByCode } from './friend-code.ts';
import {
  asksFirst,
  countFriends,
  countRequestsTo,
  deleteFriendship,
  findFriend,
  findRequest,
  hasBlocked,
  hasNoBlock,
  insertFriendship,
  insertRequest,
} from './queries.ts';
import { presentFriends, presentPending } from './read-friends.ts';

/** Both become friends at once, unless the owner of the code asks first: then it is a request. The owner is notified. */
export async function acceptFriend(
  deps: FriendsDeps,
  { playerId }: Caller,
  typed: string,
): Promise<CallReply<'acceptFriend'>> {
  const { db, clock } = deps;
  const since = clock.now();
  const seen = await findPlayerByCode(db.read, typed, { askerId: playerId, now: since });
  if (seen.id === playerId) {
    const message = 'That is your own code. Send it to somebody you like.';
    throw new Refusal('cannot_invite_self', { message });
  }
  const both = [playerId, seen.id] as const;
  const { isNew } = await changeFriendLists(deps, both, async (sql) => {
    // Again inside the transaction: a block, deletion, suspension or renewed code is seen now.
    const { id } = await findPlayerByCode(sql, typed, { askerId: playerId, now: since });
    if (await findFriend(sql, playerId, id)) return { changed: [] };
    if (await hasBlocked(sql, playerId, id)) throw new Refusal('blocked');
    // Who has asked me has said yes already.
    const isRequest = (await asksFirst(sql, id)) && !(await findRequest(sql, id, playerId));
    if (isRequest && (await findRequest(sql, playerId, id))) return { changed: [] };
    const readInboxes = await (isRequest ? ask : befriend)(sql, playerId, id, since);
    const text = isRequest
      ? '{name} would like to be your friend.'
      : '{name} is your friend now. Ask for a dance?';
    const notice = { to: id, type: 'friend_joined', from: playerId, text } as const;
    const inboxes = [...readInboxes, ...(await notify(sql, [notice], clock))];
    return { changed: [playerId, id], inboxes };
  });
  const row = await findFriend(db.read, playerId, seen.id);
  const request = row ? undefined : await findRequest(db.read, playerId, seen.id);
  if (request) return { friend: presentPending(playerId, request), isNew };
  const [friend] = await presentFriends(deps, playerId, [row ?? { ...seen, since }], undefined);
  if (!friend) throw new Error('A friend was not shown.');
  return { friend, isNew };
}

/** Makes friends of two who have danced and both want it. Nobody is notified: both have just said so. */
export async function befriendPartners(
  deps: FriendsDeps,
  playerId: string,
  partnerId: string,
): Promise<void> {
  await changeFriendLists(deps, [playerId, partnerId], async (sql) => {
    if (await findFriend(sql, playerId, partnerId)) return { changed: [] };
    if (!(await hasNoBlock(sql, playerId, partnerId))) throw new Refusal('not_found');
    const inboxes = await befriend(sql, playerId, partnerId, deps.clock.now());
    return { changed: [playerId, partnerId], inboxes };
  });
}

const maxRequestsPerDay = 50;

async function ask(
  sql: Writer,
  playerId: string,
  otherId: string,
  now: number,
): Promise<ChangedInbox[]> {
  await enforceDailyLimit(
    maxRequestsPerDay,
    now,
    (filter) => nthNewestFriendRequestTime(sql, playerId, filter),
    `You have asked ${maxRequestsPerDay} players to be friends within a day. Come back later.`,
  );
  if ((await countRequestsTo(sql, otherId)) >= maxFriends) throw new Refusal('friends_full');
  await insertRequest(sql, playerId, otherId, now);
  return [];
}

/** A request of either is answered by it. Returns the inboxes in which it counts as read now. */
export async function befriend(
  sql: Writer,
  playerId: string,
  otherId: string,
  since: number,
): Promise<ChangedInbox[]> {
  await refuseFullLists(sql, [playerId, otherId]);
  await insertFriendship(sql, playerId, otherId, since);
  const asked = (await endRequest(sql, playerId, otherId, since)) ?? [];
  return [...asked, ...((await endRequest(sql, otherId, playerId, since)) ?? [])];
}

async function refuseFullLists(sql: Writer, playerIds: readonly string[]): Promise<void> {
  for (const playerId of playerIds) {
    if ((await countFriends(sql, playerId)) >= maxFriends) throw new Refusal('friends_full');
  }
}

/** Ends the friendship for both. Open dances go on. */
export async function removeFriend(
  deps: FriendsDeps,
  caller: Pick<Caller, 'playerId'>,
  friendId: string,
): Promise<{ removed: true }> {
  const both = [caller.playerId, friendId] as const;
  const { successorId } = await changeFriendLists(deps, both, async (sql) => ({
    changed: (await deleteFriendship(sql, ...both)) ? both : [],
  }));
  return successorId === undefined ? { removed: true } : removeFriend(deps, caller, successorId);
}
