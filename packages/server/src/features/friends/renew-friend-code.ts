import type { CallReply } from '@bee-jinx/contract';
import { parseFriendCode } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { generateFriendCode } from '../identity/create-newcomer.ts';
import { findPlayer } from '../identity/queries.ts';
import { bumpFriendListVersions, signalFriendLists } from './change-friend-lists.ts';
import type { FriendsDeps } from './deps.ts';
import { friendCodeLink } from './friend-code-link.ts';
import { changeFriendCode } from './queries.ts';

/** Names the code that is to go, so that asking twice gives one new code, not two. */
export async function renewFriendCode(
  { db, live }: FriendsDeps,
  { playerId }: Caller,
  typed: string,
): Promise<CallReply<'renewFriendCode'>> {
  const { player, versions } = await db.transaction([`player:${playerId}`], async (sql) => {
    const before = await findPlayer(sql, playerId);
    if (!before) throw new Refusal('not_signed_in');
    if (parseFriendCode(typed) !== before.friend_code) return { player: before, versions: [] };
    const friend_code = await generateFriendCode(sql);
    await changeFriendCode(sql, playerId, friend_code);
    const player = { ...before, friend_code, version: before.version + 1 };
    return { player, versions: await bumpFriendListVersions(sql, [playerId]) };
  });
  if (versions.length > 0) {
    live.sendSignal([playerId], { topic: 'player', id: playerId, version: player.version });
    signalFriendLists(live, versions);
  }
  return friendCodeLink(player.friend_code);
}
