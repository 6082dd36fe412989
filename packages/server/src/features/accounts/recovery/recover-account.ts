import { parseEmail, parseRecoveryCode } from '@bee-jinx/game';
import type { Writer } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { hashPassword } from '../../../platform/password-hash.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { deleteOtherSessions } from '../../identity/manage-sessions.ts';
import { changeCredentials, type Proof, ProofStart } from '../../identity/proof.ts';
import { findPlayer } from '../../identity/queries.ts';
import { hashToken, newToken } from '../../identity/session-token.ts';
import { hashAddress } from '../../mail/mail-queue.ts';
import { anonymizeMails } from '../../mail/queries.ts';
import type { AccountsDeps, SignInOrigin } from '../deps.ts';
import { findAccount, findAccountByEmail, updateAccount } from '../queries.ts';
import { type CompletedSignIn, completeSignIn } from '../security/complete-sign-in.ts';
import { deleteKnownDevices } from '../security/queries.ts';
import { validateEmail, validatePassword } from '../validate-credentials.ts';
import {
  countPasswordResets,
  deleteExpiredResets,
  deletePasswordResets,
  findPasswordReset,
  findRecoveryCode,
  insertPasswordReset,
} from './queries.ts';
import { hashRecoveryCode, replaceRecoveryCodes } from './recovery-codes.ts';

type RecoveryResult = CompletedSignIn & { recoveryCodes: string[] };

/**
 * How every recovery ends: a new password, and nothing that opened the account before does so any longer. Passkeys stay;
 * they are listed to their owner.
 */
async function completeRecovery(
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

export const resetMinutes = 30;
/** Links of one address that work at the same time. Who asks for more gets the same answer, and no mail. */
export const maxOpenResets = 3;
/** A server that is set up otherwise by then has been started anew. */
const restartSeconds = 3600;

/**
 * Nobody learns here who has an account: the same rows are written for every address, and whether it is somebody's is
 * looked up when the mail is about to be sent.
 */
export async function forgotPassword(deps: AccountsDeps, typed: string, address: string) {
  const { db, clock, mail } = deps;
  if (!mail) {
    throw new Refusal('unavailable', {
      message: 'This server sends no mail. Use a recovery code or a passkey.',
      retryAfterSeconds: restartSeconds,
    });
  }
  const email = validateEmail(typed);
  // Counted apart from sign-ins: asking for links must not lock out those who know their password.
  await deps.limits.begin(`forgot ${email}`, `forgot ${address}`);
  const { version } = await ProofStart.now(db.read);
  const token = newToken();
  await db.transaction([`reset:${email}`], async (sql) => {
    const now = clock.now();
    if ((await countPasswordResets(sql, email, now)) >= maxOpenResets) return;
    const usefulMs = resetMinutes * 60_000;
    await insertPasswordReset(sql, {
      token_hash: hashToken(token),
      email,
      credentials_version: version,
      created_at: now,
      expires_at: now + usefulMs,
    });
    await mail.queue.add(sql, {
      kind: 'password_reset',
      to: email,
      playerId: null,
      usefulMs,
      content: {
        subject: 'A new password for Bee Jinx',
        paragraphs: [
          'Somebody, most likely you, asked for a new password for your Bee Jinx account.',
          `The link works once, within ${resetMinutes} minutes. All your devices are signed out when you use it.`,
          'If it wasn’t you, leave this mail alone: nothing has changed.',
        ],
        // After the #, the token reaches no server's log.
        link: { label: 'Set a new password', url: `${mail.origin}/reset-password#token=${token}` },
      },
    });
  });
}

/** Links that nobody used hold an address, and nobody needs them any more. */
export async function purgeExpiredResets({
  db,
  clock,
}: Pick<AccountsDeps, 'db' | 'clock'>): Promise<void> {
  await db.transaction([], (sql) => deleteExpiredResets(sql, clock.now()));
}

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

/** With an account go the links and mails that were asked for by its address; nothing else says whose they are. */
export async function eraseEmailTraces(sql: Writer, playerId: string, secret: string) {
  const email = (await findAccount(sql, playerId))?.email ?? undefined;
  if (email !== undefined) await deletePasswordResets(sql, email);
  await anonymizeMails(sql, { playerId, email }, (address) => hashAddress(secret, address));
}
