import type { CallReply } from '@bee-jinx/contract';
import { parseFriendCode } from '@bee-jinx/game';
import type { Reader } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isSimulated } from '../../platform/simulated.ts';
import { generateFriendCode } from '../identity/create-newcomer.ts';
import { findPlayer, type PlayerRow } from '../identity/queries.ts';
import { isSuspended } from '../identity/sanctions/is-suspended.ts';
import { bumpFriendListVersions, signalFriendLists } from './change-friend-lists.ts';
import type { FriendsDeps } from './deps.ts';
import { changeFriendCode, findByFriendCode, hasBlocked } from './queries.ts';

export const friendCodeLink = (friendCode: string) => ({ friendCode, link: `/i/f/${friendCode}` });

/**
 * The owner of a code, unless they have blocked the asker, are suspended or simulated. Unknown, malformed and hidden
 * codes get the same refusal, so that a block can't be detected.
 */
export async function findPlayerByCode(
  sql: Reader,
  typed: string,
  { askerId, now }: { askerId: string | undefined; now: number },
): Promise<PlayerRow> {
  const code = parseFriendCode(typed);
  const player = code === undefined ? undefined : await findByFriendCode(sql, code);
  const isHidden =
    player !== undefined && askerId !== undefined && (await hasBlocked(sql, player.id, askerId));
  if (!player || isHidden || isSimulated(player.id) || isSuspended(player, now)) {
    throw new Refusal('not_found', { message: 'Nobody has this friend code. Is it all there?' });
  }
  return player;
}

export async function previewFriendCode(
  { db, clock }: FriendsDeps,
  viewer: Caller | undefined,
  typed: string,
): Promise<CallReply<'previewFriendCode'>> {
  const asking = { askerId: viewer?.playerId, now: clock.now() };
  const { display_name } = await findPlayerByCode(db.read, typed, asking);
  return { displayName: display_name };
}

/** The caller names the old code, so that a repeated call doesn't renew it twice. */
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
