import type { Reader } from '../../../platform/database/database.ts';
import type { AccountsDeps } from '../deps.ts';

/** What a merge would move. Collections with nothing to move are left out. */
export async function countMergedRows(
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
