import { readFriendCode } from '@bee-jinx/game';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isSimulated } from '../../platform/simulated.ts';
import type { PlayerRow } from '../identity/queries.ts';
import { findByFriendCode, hasBlocked } from './queries.ts';

/**
 * Whose code it is, unless they have blocked who asks, or a page plays them. A code that nobody has, a torn one,
 * and one of somebody who doesn't want to be found are answered alike.
 */
export async function findByCode(
  sql: Reader | Writer,
  typed: string,
  askerId: string | undefined,
): Promise<PlayerRow> {
  const code = readFriendCode(typed);
  const player = code === undefined ? undefined : await findByFriendCode(sql, code);
  const isHidden =
    player !== undefined && askerId !== undefined && (await hasBlocked(sql, player.id, askerId));
  if (!player || isHidden || isSimulated(player.id)) {
    throw new Refusal('not_found', { message: 'Nobody has this friend code. Is it all there?' });
  }
  return player;
}
