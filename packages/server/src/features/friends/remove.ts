import type { Caller } from '../../platform/http/caller.ts';
import { changeFriendLists } from './change-friend-lists.ts';
import type { FriendsDeps } from './deps.ts';
import { deleteFriendship } from './queries.ts';

/** For both. A dance that they have under way goes on. */
export async function removeFriend(
  deps: FriendsDeps,
  caller: Pick<Caller, 'playerId'>,
  friendId: string,
): Promise<{ removed: true }> {
  const both = [caller.playerId, friendId] as const;
  const { became } = await changeFriendLists(deps, both, async (sql) =>
    (await deleteFriendship(sql, ...both)) ? both : [],
  );
  return became === undefined ? { removed: true } : removeFriend(deps, caller, became);
}
