import type { CallReply, ListedPlayer } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findMerged, findPlayer } from '../identity/queries.ts';
import { deleteSenderNotifications } from '../notifications/inbox.ts';
import { changeFriendLists, endRequest } from './change-friend-lists.ts';
import type { FriendsDeps } from './deps.ts';
import {
  blockedBy,
  countBlocked,
  deleteBlock,
  deleteFriendship,
  deleteRequest,
  insertBlock,
  listVersion,
} from './queries.ts';

/** Bounded, because the list isn't paged. */
const maxBlocked = 1000;

/**
 * Ends friendship and open dances and prevents new ones. The other isn't notified: they see a removed friend and an
 * abandoned dance.
 */
export async function blockPlayer(
  deps: FriendsDeps,
  caller: Pick<Caller, 'playerId'>,
  otherId: string,
): Promise<{ blocked: true }> {
  const { clock, dances } = deps;
  const { playerId } = caller;
  if (otherId === playerId) {
    const fields = { userId: 'Nobody can block themselves.' };
    throw new Refusal('invalid_input', { details: { fields } });
  }
  const now = clock.now();
  // Also locks what an invite locks, so that an invite either is ended below or sees the block.
  const keys = dances.pairingLockKeys(playerId, otherId);
  const { successorId } = await changeFriendLists(
    deps,
    [playerId, otherId],
    async (sql) => {
      if (!(await findPlayer(sql, otherId))) {
        if (await findMerged(sql, otherId)) return { changed: [] };
        throw new Refusal('not_found', { message: 'There is no such player.' });
      }
      if ((await countBlocked(sql, playerId)) >= maxBlocked) {
        const message = 'You have blocked as many players as a list can hold.';
        throw new Refusal('friends_full', { message });
      }
      if (!(await insertBlock(sql, playerId, otherId, now))) return { changed: [] };
      const wereFriends = await deleteFriendship(sql, playerId, otherId);
      const hadAsked = await deleteRequest(sql, otherId, playerId);
      const inboxes = await endRequest(sql, playerId, otherId, now);
      const hasEnded = wereFriends || hadAsked || inboxes !== undefined;
      return { changed: hasEnded ? [playerId, otherId] : [playerId], inboxes };
    },
    keys,
  );
  if (successorId !== undefined) return blockPlayer(deps, caller, successorId);
  // Also for a repeated block: the first attempt may have failed here.
  await dances.end(playerId, otherId);
  await deleteSenderNotifications(deps.notifications, playerId, otherId);
  return { blocked: true };
}

/** The friendship stays ended. */
export async function unblockPlayer(
  deps: FriendsDeps,
  caller: Pick<Caller, 'playerId'>,
  otherId: string,
): Promise<{ blocked: false }> {
  const { playerId } = caller;
  const { successorId } = await changeFriendLists(deps, [playerId, otherId], async (sql) => ({
    changed: (await deleteBlock(sql, playerId, otherId)) ? [playerId] : [],
  }));
  return successorId === undefined ? { blocked: false } : unblockPlayer(deps, caller, successorId);
}

export async function listBlocked(
  { db }: FriendsDeps,
  { playerId }: Caller,
): Promise<CallReply<'listBlocked'>> {
  const version = await listVersion(db.read, playerId);
  return { blocked: (await blockedBy(db.read, playerId)).map(presentListedPlayer), version };
}

export const presentListedPlayer = (row: {
  id: string;
  display_name: string;
  since: number;
}): ListedPlayer => ({
  userId: row.id,
  displayName: row.display_name,
  since: new Date(row.since).toISOString(),
});
