import type { Writer } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { deleteOtherSessions } from '../../identity/end-sessions.ts';
import { changeCredentials, type Proof } from '../../identity/proof.ts';
import { hashToken } from '../../identity/session-token.ts';
import type { AccountsDeps } from '../deps.ts';
import { updateAccount } from '../queries.ts';
import { type CompletedSignIn, completeSignIn } from '../security/complete-sign-in.ts';
import { deleteKnownDevices } from '../security/queries.ts';
import type { SignInOrigin } from '../sign-in.ts';
import { deletePasswordResets } from './queries.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

export type RecoveryResult = CompletedSignIn & { recoveryCodes: string[] };

/**
 * How every recovery ends: a new password, and nothing that opened the account before does so any longer. Passkeys stay;
 * they are listed to their owner.
 */
export async function completeRecovery(
  sql: Writer,
  deps: AccountsDeps,
  caller: Caller | undefined,
  proof: Proof,
  {
    email,
    passwordHash,
    act,
    ...visitor
  }: SignInOrigin & {
    email: string;
    passwordHash: string;
    act: 'code_used' | 'password_reset';
  },
): Promise<RecoveryResult> {
  const change = await changeCredentials(sql, proof);
  await updateAccount(sql, change, { password_hash: passwordHash });
  await deletePasswordResets(sql, email);
  await deleteKnownDevices(sql, change.playerId);
  const recoveryCodes = await replaceRecoveryCodes(sql, deps, change);
  const arrival = await completeSignIn(sql, deps, caller, change.proof, visitor, act);
  const ended = await deleteOtherSessions(sql, change, hashToken(arrival.token));
  return { ...arrival, ended: [...ended, ...arrival.ended], recoveryCodes };
}
