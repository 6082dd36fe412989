import type { CallReply } from '@bee-jinx/contract';
import type { LocalDate } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlayer } from '../identity/queries.ts';
import { linkOf } from './code-link.ts';
import type { FriendsParts } from './parts.ts';
import { friendsOf, listVersion } from './queries.ts';
import { showFriends } from './show-friends.ts';

export async function listFriends(
  parts: FriendsParts,
  { playerId }: Caller,
  date: LocalDate | undefined,
): Promise<CallReply<'listFriends'>> {
  const { read } = parts.db;
  // The version first: what comes in between is then newer than what we say.
  const version = await listVersion(read, playerId);
  const me = await findPlayer(read, playerId);
  if (!me) throw new Refusal('not_signed_in');
  return {
    friends: await showFriends(parts, playerId, await friendsOf(read, playerId), date),
    ...linkOf(me.friend_code),
    version,
  };
}
