import type { CallReply } from '@bee-jinx/contract';
import { inPages, mapPages } from '../../platform/pages.ts';
import type { BuzzParts } from './parts.ts';
import { type BuzzRow, buzzAfter } from './queries.ts';

export function exportBuzz(
  { db }: Pick<BuzzParts, 'db'>,
  playerId: string,
): AsyncIterable<CallReply<'exportMe'>['buzz']> {
  const pages = inPages<BuzzRow>((last, most) =>
    buzzAfter(db.read, playerId, last?.position ?? 0, most),
  );
  return mapPages(pages, (posts) =>
    posts.map((post) => ({
      buzzId: post.id,
      text: post.text,
      createdAt: new Date(post.created_at).toISOString(),
      ...(post.group_id !== null && { groupId: post.group_id }),
      ...(post.puzzle_number !== null && { puzzleNumber: post.puzzle_number }),
    })),
  );
}
