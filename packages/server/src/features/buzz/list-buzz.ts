import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { feedNamed } from './feed.ts';
import type { BuzzParts } from './parts.ts';
import { presentBuzz } from './present-buzz.ts';
import { newestBuzz } from './queries.ts';

const pageSize = 20;

export async function listBuzz(
  parts: BuzzParts,
  { playerId }: Caller,
  wish: { groupId?: string | undefined; cursor?: string | undefined },
): Promise<CallReply<'listBuzz'>> {
  const feed = wish.groupId && (await feedNamed(parts.db.read, playerId, wish.groupId));
  const list = `buzz:${playerId}:${wish.groupId ?? ''}`;
  const before = wish.cursor === undefined ? undefined : parts.cursors.read(list, wish.cursor);
  const rows = await newestBuzz(parts.db.read, playerId, {
    feed: feed || undefined,
    before,
    most: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    buzz: await presentBuzz(parts, playerId, page),
    ...(last && { nextCursor: parts.cursors.write(list, last.position) }),
  };
}
