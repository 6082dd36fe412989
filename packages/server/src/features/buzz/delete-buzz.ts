import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BuzzDeps } from './deps.ts';
import { canModerate } from './present-buzz.ts';
import { deleteBuzzRow, findReadable, findReaderIds } from './queries.ts';

/** By its author, or by the owner of its hive. Gone already is as good as gone. */
export async function deleteBuzz(
  { db, live }: BuzzDeps,
  { playerId }: Caller,
  buzzId: string,
): Promise<{ deleted: true }> {
  const post = await db.transaction([`buzz:${buzzId}`], async (sql) => {
    const row = await findReadable(sql, playerId, buzzId);
    if (!row) return undefined;
    if (row.author_id !== playerId && !canModerate(row, playerId)) throw new Refusal('forbidden');
    await deleteBuzzRow(sql, buzzId);
    return row;
  });
  if (post) {
    const signal = { topic: 'buzz', id: post.id, version: post.version + 1 } as const;
    live.sendSignal(await findReaderIds(db.read, post), signal);
  }
  return { deleted: true };
}
