import { readEmail, readRecoveryCode } from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import { hashPassword } from '../../../platform/password-hash.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { ProofBegun } from '../../identity/proof.ts';
import { findPlayer } from '../../identity/queries.ts';
import { acceptablePassword } from '../acceptable-credentials.ts';
import type { AccountsParts } from '../parts.ts';
import { findAccountByEmail } from '../queries.ts';
import type { Visitor } from '../sign-in.ts';
import { findRecoveryCode } from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { type Recovered, takeBack } from './take-back.ts';

/** Counted like a sign-in with a password. A password that is refused doesn't cost the code. */
export async function recoverByCode(
  parts: AccountsParts,
  caller: Caller | undefined,
  typed: { email: string; code: string; newPassword: string },
  visitor: Visitor,
): Promise<Recovered> {
  const { db } = parts;
  const ruling = readEmail(typed.email);
  if (!ruling.ok) throw wrong();
  const { email } = ruling;
  acceptablePassword(typed.newPassword, [email]);
  const attempt = await parts.limits.begin(email, visitor.address);
  const begun = await ProofBegun.now(db.read);
  const account = await findAccountByEmail(db.read, email);
  const code = readRecoveryCode(typed.code);
  // Of nobody, too, so that an unknown e-mail takes as long as a wrong code.
  const codeHash = hashRecoveryCode(account?.player_id ?? '', code ?? '');
  const known = await findRecoveryCode(db.read, codeHash);
  if (!account || !known) throw wrong();
  const name = (await findPlayer(db.read, account.player_id))?.display_name ?? '';
  const passwordHash = await hashPassword(acceptablePassword(typed.newPassword, [email, name]));
  const proof = begun.passedBy(account.player_id);
  const act = 'code_used' as const;
  const recovered = await db.transaction([`player:${account.player_id}`], (sql) =>
    takeBack(sql, parts, caller, proof, { ...visitor, email, passwordHash, act }),
  );
  await attempt.succeeded();
  return recovered;
}

const wrong = () =>
  new Refusal('wrong_credentials', {
    message: 'That e-mail and recovery code don’t go together, or the code was used already.',
  });
