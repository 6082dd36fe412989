import type { Caller } from '../../../platform/http/caller.ts';
import { hashPassword } from '../../../platform/password-hash.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { ProofStart } from '../../identity/proof.ts';
import { findPlayer } from '../../identity/queries.ts';
import { hashToken } from '../../identity/session-token.ts';
import type { AccountsDeps } from '../deps.ts';
import { findAccountByEmail } from '../queries.ts';
import type { SignInOrigin } from '../sign-in.ts';
import { validatePassword } from '../validate-credentials.ts';
import { completeRecovery, type RecoveryResult } from './complete-recovery.ts';
import { findPasswordReset } from './queries.ts';

/** By the link from the mail. It is worth nothing once any of the account's ways in has changed since. */
export async function resetPassword(
  deps: AccountsDeps,
  caller: Caller | undefined,
  typed: { resetToken: string; newPassword: string },
  visitor: SignInOrigin,
): Promise<RecoveryResult> {
  const { db, clock } = deps;
  const attempt = await deps.limits.begin(undefined, visitor.address);
  const tokenHash = hashToken(typed.resetToken);
  const reset = await findPasswordReset(db.read, tokenHash, clock.now());
  const account = reset && (await findAccountByEmail(db.read, reset.email));
  if (!account) throw expired();
  const player = await findPlayer(db.read, account.player_id);
  if (!player || player.credentials_version > reset.credentials_version) throw expired();
  const { email } = reset;
  const password = validatePassword(typed.newPassword, [email, player.display_name]);
  const passwordHash = await hashPassword(password);
  const proof = ProofStart.at(reset).passedBy(player.id);
  const act = 'password_reset' as const;
  const recovered = await db.transaction([`player:${player.id}`], async (sql) => {
    if (!(await findPasswordReset(sql, tokenHash, clock.now()))) throw expired();
    return completeRecovery(sql, deps, caller, proof, { ...visitor, email, passwordHash, act });
  });
  await attempt.succeeded();
  return recovered;
}

const expired = () =>
  new Refusal('code_expired', {
    message: 'That link has run out, or was used already. Ask for a new one.',
  });
