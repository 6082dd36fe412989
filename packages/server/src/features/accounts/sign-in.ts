import { asKept, passwordLength, readEmail } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { passwordFits } from '../../platform/password-hash.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Admitted, admit } from '../identity/admit.ts';
import { ProofBegun } from '../identity/proof.ts';
import type { AccountsParts } from './parts.ts';
import { findAccountByEmail } from './queries.ts';

/** Where a sign-in comes from. */
export interface Visitor {
  address: string;
  device: string | undefined;
}

/** An unknown e-mail is answered like a wrong password, and as slowly. */
export async function signIn(
  parts: AccountsParts,
  caller: Caller | undefined,
  typed: { email: string; password: string },
  { address, device }: Visitor,
): Promise<Admitted> {
  const ruling = readEmail(typed.email);
  if (!ruling.ok) throw new Refusal('wrong_credentials');
  const attempt = await parts.limits.begin(ruling.email, address);
  const begun = await ProofBegun.now(parts.db.read);
  const account = await findAccountByEmail(parts.db.read, ruling.email);
  const password = asKept(typed.password.slice(0, 4 * passwordLength.max));
  if (!(await passwordFits(password, account?.password_hash)) || !account) {
    throw new Refusal('wrong_credentials');
  }
  const proof = begun.passedBy(account.player_id);
  const admitted = await parts.db.transaction([`player:${account.player_id}`], (sql) =>
    admit(sql, parts, caller, proof, { device }),
  );
  await attempt.succeeded();
  return admitted;
}
