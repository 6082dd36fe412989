import type { Writer } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findMerged, findPlayer } from '../identity/queries.ts';
import type { FriendsParts } from './parts.ts';
import { growList } from './queries.ts';

/**
 * How every change between two players runs: under the keys of both, so that accepting, removing and
 * blocking come one after the other. `work` says whose list it has changed: those grow, and their screens look
 * again. A screen that hears of nothing can't tell that its player was blocked. Where nothing was changed because the
 * other has become somebody else, it says whom.
 */
export async function changeLists(
  { db, live }: FriendsParts,
  [callerId, otherId]: readonly [string, string],
  work: (sql: Writer) => Promise<readonly string[]>,
  moreKeys: readonly string[] = [],
): Promise<{ isNew: boolean; became?: string | undefined }> {
  const keys = [`player:${callerId}`, `player:${otherId}`, ...moreKeys];
  const { versions, became } = await db.transaction(keys, async (sql) => {
    if (!(await findPlayer(sql, callerId))) throw new Refusal('not_signed_in');
    const versions = await growLists(sql, await work(sql));
    const merged = versions.length > 0 ? undefined : await findMerged(sql, otherId);
    return { versions, became: merged?.player_id };
  });
  tellLists(live, versions);
  return { isNew: versions.length > 0, became };
}

export type ListVersions = { playerId: string; version: number }[];

/** In one order everywhere: two who grow the same lists can't wait for each other. */
export async function growLists(sql: Writer, playerIds: readonly string[]): Promise<ListVersions> {
  const versions: ListVersions = [];
  for (const playerId of [...playerIds].sort()) {
    versions.push({ playerId, version: await growList(sql, playerId) });
  }
  return versions;
}

/** After the commit. */
export function tellLists(live: FriendsParts['live'], versions: ListVersions): void {
  for (const { playerId, version } of versions) {
    live.tell([playerId], { topic: 'friends', id: playerId, version });
  }
}
