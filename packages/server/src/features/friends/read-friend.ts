import type { CallReply, FriendsToday } from '@bee-jinx/contract';
import type { LocalDate } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { FriendsDeps } from './deps.ts';
import { presentFriends, todaysPuzzleNumber } from './present-friends.ts';
import { findFriend, listVersion } from './queries.ts';

export async function readFriend(
  deps: FriendsDeps,
  { playerId }: Caller,
  friendId: string,
  date: LocalDate | undefined,
): Promise<CallReply<'readFriend'>> {
  const { read } = deps.db;
  const version = await listVersion(read, playerId);
  const row = await findFriend(read, playerId, friendId);
  const [friend] = row ? await presentFriends(deps, playerId, [row], date) : [];
  if (!friend) throw new Refusal('not_found', { message: 'You two are not friends.' });
  return {
    friend,
    headToHead: await deps.dances.headToHead(playerId, friendId),
    today: await resultOf(deps, playerId, friendId, todaysPuzzleNumber(deps, date)),
    version,
  };
}

/** Covered until the viewer has finished that puzzle. */
async function resultOf(
  deps: FriendsDeps,
  playerId: string,
  friendId: string,
  puzzleNumber: number,
): Promise<FriendsToday> {
  const results = await deps.dailyResults([playerId, friendId], puzzleNumber);
  const result = results.get(friendId);
  if (!result) return { puzzleNumber, state: 'not_played' };
  if (!results.has(playerId)) return { puzzleNumber, state: 'covered' };
  return { puzzleNumber, state: 'shown', result };
}
