import { createHash } from 'node:crypto';
import { makeRecoveryCode, recoveryCodeBytes, recoveryCodesInSet } from '@bee-jinx/game';
import type { Clock } from '../../../platform/clock.ts';
import type { Writer } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { pooledRandomBytes } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type CredentialsChange, changeCredentials } from '../../identity/proof.ts';
import type { AccountsDeps, SignInOrigin } from '../deps.ts';
import { reauthenticateAccount } from '../reauthenticate.ts';
import { notifyOwner } from '../security/notify-owner.ts';
import { deleteRecoveryCodes, insertRecoveryCodes } from './queries.ts';

/** Salted with the player id. A fast hash is enough, because a code has too many bits to be guessed. */
export const hashRecoveryCode = (playerId: string, code: string): string =>
  createHash('sha256').update(`recovery:${playerId}:${code}`).digest('hex');

/** Replaces the old set. The codes are returned once and stored only as hashes. */
export async function replaceRecoveryCodes(
  sql: Writer,
  { clock }: { clock: Clock },
  change: CredentialsChange,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesInSet }, () =>
    makeRecoveryCode(pooledRandomBytes(recoveryCodeBytes)),
  );
  await deleteRecoveryCodes(sql, change);
  await insertRecoveryCodes(
    sql,
    change,
    codes.map((code) => ({
      code_hash: hashRecoveryCode(change.playerId, code),
      created_at: clock.now(),
    })),
  );
  return codes;
}

export async function makeRecoveryCodes(
  deps: AccountsDeps,
  caller: Caller,
  password: string | undefined,
  visitor: SignInOrigin,
): Promise<string[]> {
  const { address, device } = visitor;
  const { proof, account } = await reauthenticateAccount(deps, caller, { password, address });
  if (account.email === null) {
    const message = 'Add an e-mail first: you recover your account with it and a code.';
    throw new Refusal('forbidden', { message });
  }
  const { codes, changedInboxes } = await deps.db.transaction(
    [`player:${caller.playerId}`],
    async (sql) => ({
      codes: await replaceRecoveryCodes(sql, deps, await changeCredentials(sql, proof)),
      changedInboxes: await notifyOwner(sql, deps, caller.playerId, { act: 'codes_made', device }),
    }),
  );
  deps.signalInboxes(changedInboxes);
  return codes;
}
