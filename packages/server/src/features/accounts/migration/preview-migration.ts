import type { CallReply } from '@bee-jinx/contract';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AccountsParts } from '../parts.ts';
import { leftBehind } from './left-behind.ts';

export async function previewMigration(
  { db, movables }: AccountsParts,
  caller: Caller,
): Promise<CallReply<'previewMigration'>> {
  const left = await leftBehind(db.read, caller);
  if (!left) return { collections: [] };
  return {
    postHogId: left.id,
    displayName: left.display_name,
    collections: await countMoves(db.read, movables, left.id, caller.playerId),
  };
}

export async function checkOrphanedData(
  parts: AccountsParts,
  caller: Caller,
): Promise<CallReply<'checkOrphanedData'>> {
  const { postHogId, collections } = await previewMigration(parts, caller);
  return collections.length > 0 && postHogId !== undefined
    ? { hasData: true, postHogId }
    : { hasData: false };
}

/** Only those with anything in them. */
export async function countMoves(
  sql: Reader | Writer,
  movables: AccountsParts['movables'],
  from: string,
  to: string,
) {
  const collections = [];
  for (const { collection, count } of movables) {
    const counts = await count(sql, from, to);
    if (counts.moves > 0) collections.push({ collection, ...counts });
  }
  return collections;
}
