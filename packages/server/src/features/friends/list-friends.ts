import type { CallReply } from '@bee-jinx/contract';
import type { LocalDate } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlayer } from '../identity/queries.ts';
import type { FriendsDeps } from './deps.ts';
import { friendCodeLink } from './friend-code-link.ts';
import { presentFriends } from './present-friends.ts';
import { friendsOf, listVersion } from './queries.ts';

export async function listFriends(
  deps: FriendsDeps,
  { playerId }: Caller,
  date: LocalDate | undefined,
): Promise<CallReply<'listFriends'>> {
  const { read } = deps.db;
  // The version first: what comes in between is then newer than what we say.
  const version = await listVersion(read, playerId);
  const me = await findPlayer(read, playerId);
  if (!me) throw new Refusal('not_signed_in');
  return {
    friends: await presentFriends(deps, playerId, await friendsOf(read, playerId), date),
    ...friendCodeLink(me.friend_code),
    version,
  };
}
