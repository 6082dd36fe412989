import type { BuzzParts } from './parts.ts';
import { type BuzzRow, readersOf } from './queries.ts';

/** After the commit: whoever can read the post looks at their feed again. */
export async function announce(
  { db, live }: BuzzParts,
  post: Pick<BuzzRow, 'id' | 'group_id' | 'author_id'>,
  version: number,
): Promise<void> {
  live.tell(await readersOf(db.read, post), { topic: 'buzz', id: post.id, version });
}
