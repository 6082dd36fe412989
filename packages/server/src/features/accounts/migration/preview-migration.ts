import type { CallReply } from '@bee-jinx/contract';
import type { Reader } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AccountsDeps } from '../deps.ts';
import { findPreviousPlayer } from './find-previous-player.ts';

export async function previewMigration(
  { db, mergeSteps }: AccountsDeps,
  caller: Caller,
): Promise<CallReply<'previewMigration'>> {
  const left = await findPreviousPlayer(db.read, caller);
  if (!left) return { collections: [] };
  return {
    postHogId: left.id,
    displayName: left.display_name,
    collections: await countMergeConflicts(db.read, mergeSteps, left.id, caller.playerId),
  };
}

export async function checkOrphanedData(
  deps: AccountsDeps,
  caller: Caller,
): Promise<CallReply<'checkOrphanedData'>> {
  const { postHogId, collections } = await previewMigration(deps, caller);
  return collections.length > 0 && postHogId !== undefined
    ? { hasData: true, postHogId }
    : { hasData: false };
}

/** Only those with anything in them. */
export async function countMergeConflicts(
  sql: Reader,
  mergeSteps: AccountsDeps['mergeSteps'],
  from: string,
  to: string,
) {
  const collections = [];
  for (const { collection, count } of mergeSteps) {
    const counts = await count(sql, from, to);
    if (counts.moves > 0) collections.push({ collection, ...counts });
  }
  return collections;
}
