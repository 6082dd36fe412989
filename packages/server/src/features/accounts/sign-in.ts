import { normalizePassword, parseEmail, passwordLength } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { verifyPassword } from '../../platform/password-hash.ts';
import { Refusal } from '../../platform/refusal.ts';
import { ProofStart } from '../identity/proof.ts';
import type { AccountsDeps, SignInOrigin } from './deps.ts';
import { findAccountByEmail } from './queries.ts';
import { type CompletedSignIn, completeSignIn } from './security/complete-sign-in.ts';

/** An unknown e-mail gets the same reply as a wrong password, after the same time. */
export async function signIn(
  deps: AccountsDeps,
  caller: Caller | undefined,
  typed: { email: string; password: string },
  visitor: SignInOrigin,
): Promise<CompletedSignIn> {
  const ruling = parseEmail(typed.email);
  if (!ruling.ok) throw new Refusal('wrong_credentials');
  const attempt = await deps.limits.begin(ruling.email, visitor.address);
  return attempt.run(async () => {
    const begun = await ProofStart.now(deps.db.read);
    const account = await findAccountByEmail(deps.db.read, ruling.email);
    const password = normalizePassword(typed.password.slice(0, 4 * passwordLength.max));
    if (!(await verifyPassword(password, account?.password_hash)) || !account) {
      throw new Refusal('wrong_credentials');
    }
    const proof = begun.passedBy(account.player_id);
    return deps.db.transaction([`player:${account.player_id}`], (sql) =>
      completeSignIn(sql, deps, caller, proof, visitor),
    );
  });
}
