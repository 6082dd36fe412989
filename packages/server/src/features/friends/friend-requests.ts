import type { CallReply, PendingFriend } from '@bee-jinx/contract';
import type { Reader } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { notify } from '../notifications/notify.ts';
import { befriend } from './accept-friend.ts';
import { changeFriendLists, endRequest, signalFriendLists } from './change-friend-lists.ts';
import type { FriendsDeps } from './deps.ts';
import { findFriend, findRequest, hasNoBlock, pendingOf, setAsksFirst } from './queries.ts';
import { presentFriends } from './read-friends.ts';

/**
 * The answer to who asked me by my code; a no also to what they asked after a dance. A yes to a request that was withdrawn
 * is refused; a second answer changes nothing.
 */
export async function answerFriendRequest(
  deps: FriendsDeps,
  caller: Pick<Caller, 'playerId'>,
  { userId: askerId, accept }: { userId: string; accept: boolean },
): Promise<CallReply<'answerFriendRequest'>> {
  const { playerId } = caller;
  const { clock, db } = deps;
  const both = [playerId, askerId] as const;
  const { successorId } = await changeFriendLists(deps, both, async (sql) => {
    if (!(await findRequest(sql, askerId, playerId))) return { changed: [] };
    if (!accept) {
      const inboxes = await endRequest(sql, askerId, playerId, clock.now());
      return { changed: both, inboxes };
    }
    // Where a merge has brought a block along, it is as if they didn't ask.
    if (!(await hasNoBlock(sql, playerId, askerId))) return { changed: [] };
    const readInboxes = await befriend(sql, playerId, askerId, clock.now());
    const text = '{name} is your friend now. Ask for a dance?';
    const news = { to: askerId, type: 'friend_joined', from: playerId, text } as const;
    return { changed: both, inboxes: [...readInboxes, ...(await notify(sql, [news], clock))] };
  });
  if (successorId !== undefined) {
    return answerFriendRequest(deps, caller, { userId: successorId, accept });
  }
  if (!accept) await deps.dances.declineToBefriend(playerId, askerId);
  const row = await findFriend(db.read, playerId, askerId);
  if (accept && !row) {
    throw new Refusal('not_found', { message: 'They no longer ask to be your friend.' });
  }
  const [friend] = row ? await presentFriends(deps, playerId, [row], undefined) : [];
  return friend ? { friend } : {};
}

/** False if there is nothing to withdraw: it was answered, or never asked. */
export async function withdrawFriendRequest(
  deps: FriendsDeps,
  caller: Pick<Caller, 'playerId'>,
  otherId: string,
): Promise<{ withdrawn: boolean }> {
  const both = [caller.playerId, otherId] as const;
  const { isNew, successorId } = await changeFriendLists(deps, both, async (sql) => {
    const inboxes = await endRequest(sql, ...both, deps.clock.now());
    return { changed: inboxes ? both : [], inboxes };
  });
  return successorId === undefined
    ? { withdrawn: isNew }
    : withdrawFriendRequest(deps, caller, successorId);
}

/** Requests that wait already keep waiting. */
export async function changeFriendSettings(
  { db, live }: FriendsDeps,
  { playerId }: Caller,
  { asksFirst }: { asksFirst: boolean },
): Promise<{ asksFirst: boolean }> {
  const version = await db.transaction([`player:${playerId}`], (sql) =>
    setAsksFirst(sql, playerId, asksFirst),
  );
  signalFriendLists(live, [{ playerId, version }]);
  return { asksFirst };
}

/** In both directions, the newest first. */
export async function listPendingFriends(sql: Reader, playerId: string): Promise<PendingFriend[]> {
  const rows = await pendingOf(sql, playerId);
  return rows.map(({ id, display_name, since, from_id }) => ({
    userId: id,
    displayName: display_name,
    status: 'pending',
    isMine: from_id === playerId,
    since: new Date(since).toISOString(),
  }));
}
