import type { Writer } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findMerged, findPlayer } from '../identity/queries.ts';
import type { FriendsDeps } from './deps.ts';
import { bumpFriendListVersion, friendIdsOf } from './queries.ts';

/**
 * How every change between two players runs: under the keys of both, so that accepting, removing and
 * blocking come one after the other. `work` says whose list it has changed: those grow, and their screens look
 * again. A screen that hears of nothing can't tell that its player was blocked. Where nothing was changed because the
 * other has become somebody else, it says whom.
 */
export async function changeFriendLists(
  { db, live }: FriendsDeps,
  [callerId, otherId]: readonly [string, string],
  work: (sql: Writer) => Promise<readonly string[]>,
  moreKeys: readonly string[] = [],
): Promise<{ isNew: boolean; became?: string | undefined }> {
  const keys = [`player:${callerId}`, `player:${otherId}`, ...moreKeys];
  const { versions, became } = await db.transaction(keys, async (sql) => {
    if (!(await findPlayer(sql, callerId))) throw new Refusal('not_signed_in');
    const versions = await bumpFriendListVersions(sql, await work(sql));
    const merged = versions.length > 0 ? undefined : await findMerged(sql, otherId);
    return { versions, became: merged?.player_id };
  });
  signalFriendLists(live, versions);
  return { isNew: versions.length > 0, became };
}

type FriendListVersions = { playerId: string; version: number }[];

/** In one order everywhere: two who grow the same lists can't wait for each other. */
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

/** Somebody has come or gone, or finished their daily: their friends look again. */
export async function signalFriends(
  { db, live, clock }: Pick<FriendsDeps, 'db' | 'live' | 'clock'>,
  playerId: string,
): Promise<void> {
  const friends = await friendIdsOf(db.read, playerId);
  if (friends.length === 0) return;
  live.sendSignal(friends, { topic: 'presence', id: playerId, version: clock.now() });
}
