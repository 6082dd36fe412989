import type { CallReply, FriendsToday } from '@bee-jinx/contract';
import type { LocalDate } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { FriendsParts } from './parts.ts';
import { findFriend, listVersion } from './queries.ts';
import { puzzleOfToday, showFriends } from './show-friends.ts';

export async function readFriend(
  parts: FriendsParts,
  { playerId }: Caller,
  friendId: string,
  date: LocalDate | undefined,
): Promise<CallReply<'readFriend'>> {
  const { read } = parts.db;
  const version = await listVersion(read, playerId);
  const row = await findFriend(read, playerId, friendId);
  const [friend] = row ? await showFriends(parts, playerId, [row], date) : [];
  if (!friend) throw new Refusal('not_found', { message: 'You two are not friends.' });
  return {
    friend,
    headToHead: await parts.dances.headToHead(playerId, friendId),
    today: await resultOf(parts, playerId, friendId, puzzleOfToday(parts, date)),
    version,
  };
}

/** Covered until the viewer has finished that puzzle. */
async function resultOf(
  parts: FriendsParts,
  playerId: string,
  friendId: string,
  puzzleNumber: number,
): Promise<FriendsToday> {
  const results = await parts.dailyResults([playerId, friendId], puzzleNumber);
  const result = results.get(friendId);
  if (!result) return { puzzleNumber, state: 'not_played' };
  if (!results.has(playerId)) return { puzzleNumber, state: 'covered' };
  return { puzzleNumber, state: 'shown', result };
}
