import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type Admitted, admit } from '../identity/admit.ts';
import { deleteSessionsBut } from '../identity/end-sessions.ts';
import { makeNewcomer } from '../identity/newcomer.ts';
import { findPlayer, promotePlayer } from '../identity/queries.ts';
import type { AccountsParts } from './parts.ts';
import { insertAccount } from './queries.ts';

interface NewAccount {
  email: string | null;
  passwordHash: string | null;
  displayName?: string | undefined;
  device: string | undefined;
}

/**
 * The anonymous player who asks becomes one with an account, in place: nothing has to move. Every token
 * they had ends, because somebody else may have planted it. Whoever isn't anonymous gets a new player.
 */
export async function giveAccount(
  sql: Writer,
  parts: AccountsParts,
  caller: Caller | undefined,
  { email, passwordHash, displayName, device }: NewAccount,
): Promise<Admitted> {
  const now = parts.clock.now();
  const known = caller && (await findPlayer(sql, caller.playerId));
  const { id } = known?.kind === 'anonymous' ? known : await makeNewcomer(sql, now);
  await promotePlayer(sql, id, displayName);
  await insertAccount(sql, {
    player_id: id,
    email,
    password_hash: passwordHash,
    created_at: now,
  });
  const ended = await deleteSessionsBut(sql, id, undefined);
  const player = await findPlayer(sql, id);
  if (!player) throw new Error('A player who was just given an account is gone.');
  const admitted = await admit(sql, parts, caller, player, { device });
  return { ...admitted, ended: [...ended, ...admitted.ended] };
}
