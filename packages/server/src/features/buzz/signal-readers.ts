import type { BuzzDeps } from './deps.ts';
import { type BuzzRow, findReaderIds } from './queries.ts';

/** After the commit: whoever can read the post looks at their feed again. */
export async function signalReaders(
  { db, live }: BuzzDeps,
  post: Pick<BuzzRow, 'id' | 'group_id' | 'author_id'>,
  version: number,
): Promise<void> {
  live.sendSignal(await findReaderIds(db.read, post), { topic: 'buzz', id: post.id, version });
}
