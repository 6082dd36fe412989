import type { CallReply } from '@bee-jinx/contract';
import type { BuzzParts } from './parts.ts';
import { buzzBy } from './queries.ts';

export async function exportBuzz(
  { db }: Pick<BuzzParts, 'db'>,
  playerId: string,
): Promise<CallReply<'exportMe'>['buzz']> {
  const posts = await buzzBy(db.read, playerId);
  return posts.map((post) => ({
    buzzId: post.id,
    text: post.text,
    createdAt: new Date(post.created_at).toISOString(),
    ...(post.group_id !== null && { groupId: post.group_id }),
    ...(post.puzzle_number !== null && { puzzleNumber: post.puzzle_number }),
  }));
}
