import { createHash } from 'node:crypto';
import { makeRecoveryCode, recoveryCodeBytes, recoveryCodesInSet } from '@bee-jinx/game';
import { randomOctets } from '../../../platform/chance.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Writer } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type CredentialsChange, changeCredentials } from '../../identity/proof.ts';
import { ownAccount } from '../own-account.ts';
import type { AccountsParts } from '../parts.ts';
import { tellOwner } from '../security/tell-owner.ts';
import type { Visitor } from '../sign-in.ts';
import { deleteRecoveryCodes, insertRecoveryCodes } from './queries.ts';

/** With the player in it, so that the same code of two players has two hashes. A code has too many bits to try them all. */
export const hashRecoveryCode = (playerId: string, code: string): string =>
  createHash('sha256').update(`recovery:${playerId}:${code}`).digest('hex');

/** A new set, in place of the old one. The codes leave the server once and are kept nowhere. */
export async function replaceRecoveryCodes(
  sql: Writer,
  { clock }: { clock: Clock },
  change: CredentialsChange,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesInSet }, () =>
    makeRecoveryCode(randomOctets(recoveryCodeBytes)),
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
  parts: AccountsParts,
  caller: Caller,
  password: string | undefined,
  visitor: Visitor,
): Promise<string[]> {
  const { address, device } = visitor;
  const { proof, account } = await ownAccount(parts, caller, { password, address });
  if (account.email === null) {
    const message = 'Add an e-mail first: you recover your account with it and a code.';
    throw new Refusal('forbidden', { message });
  }
  const { codes, told } = await parts.db.transaction(
    [`player:${caller.playerId}`],
    async (sql) => ({
      codes: await replaceRecoveryCodes(sql, parts, await changeCredentials(sql, proof)),
      told: await tellOwner(sql, parts, caller.playerId, { act: 'codes_made', device }),
    }),
  );
  parts.announce(told);
  return codes;
}
