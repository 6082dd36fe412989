import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type Admitted, admit, stillHere } from '../identity/admit.ts';
import { deleteSessionsBut } from '../identity/end-sessions.ts';
import { makeNewcomer } from '../identity/newcomer.ts';
import {
  type CredentialsChange,
  changeCredentials,
  firstCredentials,
  proofBySession,
} from '../identity/proof.ts';
import { findPlayer, promotePlayer } from '../identity/queries.ts';
import { hashToken } from '../identity/session-token.ts';
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
): Promise<Admitted & { change: CredentialsChange }> {
  const now = parts.clock.now();
  const change = await whoGetsIt(sql, caller, now);
  await promotePlayer(sql, change.playerId, displayName);
  await insertAccount(sql, change, { email, password_hash: passwordHash, created_at: now });
  const admitted = await admit(sql, parts, caller, change.proof, { device });
  const ended = await deleteSessionsBut(sql, change, hashToken(admitted.token));
  return { ...admitted, change, ended: [...ended, ...admitted.ended] };
}

async function whoGetsIt(
  sql: Writer,
  caller: Caller | undefined,
  now: number,
): Promise<CredentialsChange> {
  const here = await stillHere(sql, caller);
  const known = here && (await findPlayer(sql, here.playerId));
  if (here && known?.kind === 'anonymous') {
    return changeCredentials(sql, proofBySession(here));
  }
  return firstCredentials(await makeNewcomer(sql, now));
}
