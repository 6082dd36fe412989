import type { CallReply } from '@bee-jinx/contract';
import { readFriendCode } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { freeFriendCode } from '../identity/newcomer.ts';
import { findPlayer } from '../identity/queries.ts';
import { growLists, tellLists } from './change-lists.ts';
import { linkOf } from './code-link.ts';
import type { FriendsParts } from './parts.ts';
import { changeFriendCode } from './queries.ts';

/** Names the code that is to go, so that asking twice gives one new code, not two. */
export async function renewCode(
  { db, live }: FriendsParts,
  { playerId }: Caller,
  typed: string,
): Promise<CallReply<'renewFriendCode'>> {
  const { player, versions } = await db.transaction([`player:${playerId}`], async (sql) => {
    const before = await findPlayer(sql, playerId);
    if (!before) throw new Refusal('not_signed_in');
    if (readFriendCode(typed) !== before.friend_code) return { player: before, versions: [] };
    const friend_code = await freeFriendCode(sql);
    await changeFriendCode(sql, playerId, friend_code);
    const player = { ...before, friend_code, version: before.version + 1 };
    return { player, versions: await growLists(sql, [playerId]) };
  });
  if (versions.length > 0) {
    live.tell([playerId], { topic: 'player', id: playerId, version: player.version });
    tellLists(live, versions);
  }
  return linkOf(player.friend_code);
}
