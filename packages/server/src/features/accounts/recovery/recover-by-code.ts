import { parseEmail, parseRecoveryCode } from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import { hashPassword } from '../../../platform/password-hash.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { ProofStart } from '../../identity/proof.ts';
import { findPlayer } from '../../identity/queries.ts';
import type { AccountsDeps } from '../deps.ts';
import { findAccountByEmail } from '../queries.ts';
import type { SignInOrigin } from '../sign-in.ts';
import { validatePassword } from '../validate-credentials.ts';
import { completeRecovery, type RecoveryResult } from './complete-recovery.ts';
import { findRecoveryCode } from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

/** Counted like a sign-in with a password. A password that is refused doesn't cost the code. */
export async function recoverByCode(
  deps: AccountsDeps,
  caller: Caller | undefined,
  typed: { email: string; code: string; newPassword: string },
  visitor: SignInOrigin,
): Promise<RecoveryResult> {
  const { db } = deps;
  const ruling = parseEmail(typed.email);
  if (!ruling.ok) throw wrong();
  const { email } = ruling;
  validatePassword(typed.newPassword, [email]);
  const attempt = await deps.limits.begin(email, visitor.address);
  const begun = await ProofStart.now(db.read);
  const account = await findAccountByEmail(db.read, email);
  const code = parseRecoveryCode(typed.code);
  // Of nobody, too, so that an unknown e-mail takes as long as a wrong code.
  const codeHash = hashRecoveryCode(account?.player_id ?? '', code ?? '');
  const known = await findRecoveryCode(db.read, codeHash);
  if (!account || !known) throw wrong();
  const name = (await findPlayer(db.read, account.player_id))?.display_name ?? '';
  const passwordHash = await hashPassword(validatePassword(typed.newPassword, [email, name]));
  const proof = begun.passedBy(account.player_id);
  const act = 'code_used' as const;
  const recovered = await db.transaction([`player:${account.player_id}`], (sql) =>
    completeRecovery(sql, deps, caller, proof, { ...visitor, email, passwordHash, act }),
  );
  await attempt.succeeded();
  return recovered;
}

const wrong = () =>
  new Refusal('wrong_credentials', {
    message: 'That e-mail and recovery code don’t go together, or the code was used already.',
  });
