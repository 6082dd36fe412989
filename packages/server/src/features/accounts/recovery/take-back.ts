import type { Writer } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { deleteSessionsBut } from '../../identity/end-sessions.ts';
import { changeCredentials, type Proof } from '../../identity/proof.ts';
import { hashToken } from '../../identity/session-token.ts';
import type { AccountsParts } from '../parts.ts';
import { updateAccount } from '../queries.ts';
import { type Arrival, arrive } from '../security/arrive.ts';
import { deleteKnownDevices } from '../security/queries.ts';
import type { Visitor } from '../sign-in.ts';
import { deletePasswordResets } from './queries.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

export type Recovered = Arrival & { recoveryCodes: string[] };

/**
 * How every recovery ends: a new password, and nothing that opened the account before does so any longer. Passkeys stay;
 * they are listed to their owner.
 */
export async function takeBack(
  sql: Writer,
  parts: AccountsParts,
  caller: Caller | undefined,
  proof: Proof,
  {
    email,
    passwordHash,
    act,
    ...visitor
  }: Visitor & {
    email: string;
    passwordHash: string;
    act: 'code_used' | 'password_reset';
  },
): Promise<Recovered> {
  const change = await changeCredentials(sql, proof);
  await updateAccount(sql, change, { password_hash: passwordHash });
  await deletePasswordResets(sql, email);
  await deleteKnownDevices(sql, change.playerId);
  const recoveryCodes = await replaceRecoveryCodes(sql, parts, change);
  const arrival = await arrive(sql, parts, caller, change.proof, visitor, act);
  const ended = await deleteSessionsBut(sql, change, hashToken(arrival.token));
  return { ...arrival, ended: [...ended, ...arrival.ended], recoveryCodes };
}
