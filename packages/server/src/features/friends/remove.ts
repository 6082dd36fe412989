import type { Caller } from '../../platform/http/caller.ts';
import { changeLists } from './change-lists.ts';
import type { FriendsParts } from './parts.ts';
import { deleteFriendship } from './queries.ts';

/** For both. A dance that they have under way goes on. */
export async function remove(
  parts: FriendsParts,
  caller: Pick<Caller, 'playerId'>,
  friendId: string,
): Promise<{ removed: true }> {
  const both = [caller.playerId, friendId] as const;
  const { became } = await changeLists(parts, both, async (sql) =>
    (await deleteFriendship(sql, ...both)) ? both : [],
  );
  return became === undefined ? { removed: true } : remove(parts, caller, became);
}
