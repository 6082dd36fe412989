import type { Writer } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findMerged, findPlayer } from '../identity/queries.ts';
import type { FriendsDeps } from './deps.ts';
import { bumpFriendListVersion, friendIdsOf } from './queries.ts';

/**
 * Runs every change between two players under the locks of both. `work` returns whose lists it changed: their versions
 * grow and their screens are signalled, so a blocked player, whose list is unchanged, hears nothing. `successorId` is set
 * if nothing changed because the other player was merged into an account.
 */
export async function changeFriendLists(
  { db, live }: FriendsDeps,
  [callerId, otherId]: readonly [string, string],
  work: (sql: Writer) => Promise<readonly string[]>,
  moreKeys: readonly string[] = [],
): Promise<{ isNew: boolean; successorId?: string | undefined }> {
  const keys = [`player:${callerId}`, `player:${otherId}`, ...moreKeys];
  const { versions, successorId } = await db.transaction(keys, async (sql) => {
    if (!(await findPlayer(sql, callerId))) throw new Refusal('not_signed_in');
    const versions = await bumpFriendListVersions(sql, await work(sql));
    const merged = versions.length > 0 ? undefined : await findMerged(sql, otherId);
    return { versions, successorId: merged?.player_id };
  });
  signalFriendLists(live, versions);
  return { isNew: versions.length > 0, successorId };
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
