import type { Caller } from '../../platform/http/caller.ts';
import { changeLists } from './change-lists.ts';
import type { FriendsParts } from './parts.ts';
import { deleteFriendship } from './queries.ts';

/** For both. A dance that they have under way goes on. */
export async function remove(
  parts: FriendsParts,
  { playerId }: Caller,
  friendId: string,
): Promise<{ removed: true }> {
  const both = [playerId, friendId] as const;
  await changeLists(parts, both, async (sql) =>
    (await deleteFriendship(sql, ...both)) ? both : [],
  );
  return { removed: true };
}
