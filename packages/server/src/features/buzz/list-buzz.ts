import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { BuzzDeps } from './deps.ts';
import { findFeed } from './find-feed.ts';
import { presentBuzz } from './present-buzz.ts';
import { newestBuzz } from './queries.ts';

const pageSize = 20;

export async function listBuzz(
  deps: BuzzDeps,
  { playerId }: Caller,
  input: { groupId?: string | undefined; cursor?: string | undefined },
): Promise<CallReply<'listBuzz'>> {
  const feed = input.groupId && (await findFeed(deps.db.read, playerId, input.groupId));
  const list = `buzz:${playerId}:${input.groupId ?? ''}`;
  const before = input.cursor === undefined ? undefined : deps.cursors.read(list, input.cursor);
  const rows = await newestBuzz(deps.db.read, playerId, {
    feed: feed || undefined,
    before,
    most: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    buzz: await presentBuzz(deps, playerId, page),
    ...(last && { nextCursor: deps.cursors.write(list, last.position) }),
  };
}
