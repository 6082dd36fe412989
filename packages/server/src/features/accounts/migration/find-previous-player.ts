import type { Reader } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { findPlayer, type PlayerRow } from '../../identity/queries.ts';

/** The anonymous player whose session made this sign-in, as long as nobody has brought them along. */
export async function findPreviousPlayer(
  sql: Reader,
  { leftPlayerId, playerId }: Caller,
): Promise<PlayerRow | undefined> {
  if (leftPlayerId === undefined || leftPlayerId === playerId) return undefined;
  const [me, left] = [await findPlayer(sql, playerId), await findPlayer(sql, leftPlayerId)];
  return me?.kind === 'account' && left?.kind === 'anonymous' ? left : undefined;
}
