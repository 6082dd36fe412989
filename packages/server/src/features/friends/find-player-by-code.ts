import { parseFriendCode } from '@bee-jinx/game';
import type { Reader } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isSimulated } from '../../platform/simulated.ts';
import type { PlayerRow } from '../identity/queries.ts';
import { isSuspended } from '../identity/sanctions/is-suspended.ts';
import { findByFriendCode, hasBlocked } from './queries.ts';

/**
 * Whose code it is, unless they have blocked who asks, are suspended, or are played by a page. A code that nobody has,
 * a torn one, and one of somebody who isn't to be found are answered alike.
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
