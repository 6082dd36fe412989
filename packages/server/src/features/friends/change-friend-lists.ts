import type { Writer } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findMerged, findPlayer } from '../identity/queries.ts';
import { type ChangedInbox, markFriendNoticeRead, signalInboxes } from '../notifications/notify.ts';
import type { FriendsDeps } from './deps.ts';
import { bumpFriendListVersion, deleteRequest, friendIdsOf } from './queries.ts';

interface FriendListChange {
  /** Whose lists have changed. */
  changed: readonly string[];
  inboxes?: readonly ChangedInbox[] | undefined;
}

/**
 * Runs every change between two players under the locks of both. The versions of the lists that `work` changed grow and
 * their players' screens are signalled, so a blocked player, whose list is unchanged, hears nothing. `successorId` is set
 * if nothing changed because the other player was merged into an account.
 */
export async function changeFriendLists(
  { db, live, notifications }: FriendsDeps,
  [callerId, otherId]: readonly [string, string],
  work: (sql: Writer) => Promise<FriendListChange>,
  moreKeys: readonly string[] = [],
): Promise<{ isNew: boolean; successorId?: string | undefined }> {
  const keys = [callerId, otherId].flatMap((id) => [`player:${id}`, `inbox:${id}`]);
  const done = await db.transaction([...keys, ...moreKeys], async (sql) => {
    if (!(await findPlayer(sql, callerId))) throw new Refusal('not_signed_in');
    const { changed, inboxes = [] } = await work(sql);
    const versions = await bumpFriendListVersions(sql, changed);
    const merged = versions.length > 0 ? undefined : await findMerged(sql, otherId);
    return { versions, inboxes, successorId: merged?.player_id };
  });
  signalFriendLists(live, done.versions);
  signalInboxes(notifications, done.inboxes);
  return { isNew: done.versions.length > 0, successorId: done.successorId };
}

/** However a request ends, the notice of it counts as read. Undefined if there was none. */
export async function endRequest(
  sql: Writer,
  fromId: string,
  toId: string,
  now: number,
): Promise<ChangedInbox[] | undefined> {
  const isEnded = await deleteRequest(sql, fromId, toId);
  return isEnded ? markFriendNoticeRead(sql, toId, fromId, now) : undefined;
}

type FriendListVersions = { playerId: string; version: number }[];

/** Sorted, so that two transactions can't deadlock. */
export async function bumpFriendListVersions(sql: Writer, playerIds: readonly string[]) {
  const versions: FriendListVersions = [];
  for (const playerId of [...playerIds].sort()) {
    versions.push({ playerId, version: await bumpFriendListVersion(sql, playerId) });
  }
  return versions;
}

/** After the commit. */
export function signalFriendLists(live: FriendsDeps['live'], versions: FriendListVersions): void {
  for (const { playerId, version } of versions) {
    live.sendSignal([playerId], { topic: 'friends', id: playerId, version });
  }
}

/** When a player comes, goes or finishes the daily: their friends' screens refetch. */
export async function signalFriends(
  { db, live, clock }: Pick<FriendsDeps, 'db' | 'live' | 'clock'>,
  playerId: string,
): Promise<void> {
  const friends = await friendIdsOf(db.read, playerId);
  if (friends.length === 0) return;
  live.sendSignal(friends, { topic: 'presence', id: playerId, version: clock.now() });
}
