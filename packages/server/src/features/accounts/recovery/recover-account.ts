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
 * The end of every recovery: sets the new password and revokes sessions, reset links, known devices and recovery
 * codes. Passkeys stay: the page lists them next, so that the owner removes those of others.
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

/** Rate-limited like a sign-in. A new password that is refused doesn't consume the code. */
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
  return attempt.run(async () => {
    const begun = await ProofStart.now(db.read);
    const account = await findAccountByEmail(db.read, email);
    const code = parseRecoveryCode(typed.code);
    // Also for an unknown e-mail, so that it takes as long as a wrong code.
    const codeHash = hashRecoveryCode(account?.player_id ?? '', code ?? '');
    const known = await findRecoveryCode(db.read, codeHash);
    if (!account || !known) throw wrong();
    const name = (await findPlayer(db.read, account.player_id))?.display_name ?? '';
    const passwordHash = await hashPassword(validatePassword(typed.newPassword, [email, name]));
    const proof = begun.passedBy(account.player_id);
    const act = 'code_used' as const;
    return db.transaction([`player:${account.player_id}`], (sql) =>
      completeRecovery(sql, deps, caller, proof, { ...visitor, email, passwordHash, act }),
    );
  });
}

const wrong = () =>
  new Refusal('wrong_credentials', {
    message: 'That e-mail and recovery code don’t go together, or the code was used already.',
  });

export const resetMinutes = 30;
/** Valid links per address. A request beyond that gets the same reply, and no mail is sent. */
export const maxOpenResets = 3;
/** The setting can change only with a restart. */
const restartSeconds = 3600;

/**
 * Doesn't reveal who has an account: writes the same rows for every address; whether there is an account is looked up
 * when the mail is sent.
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
  // Limited apart from sign-ins, so that requesting links locks nobody out.
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
        // In the fragment, so that the token reaches no server log.
        link: { label: 'Set a new password', url: `${mail.origin}/reset-password#token=${token}` },
      },
    });
  });
}

/** Deletes expired links, because they hold an e-mail address. */
export async function purgeExpiredResets({
  db,
  clock,
}: Pick<AccountsDeps, 'db' | 'clock'>): Promise<void> {
  await db.transaction([], (sql) => deleteExpiredResets(sql, clock.now()));
}

/** By the link from the mail. The link is void once any credential of the account has changed. */
export async function resetPassword(
  deps: AccountsDeps,
  caller: Caller | undefined,
  typed: { resetToken: string; newPassword: string },
  visitor: SignInOrigin,
): Promise<RecoveryResult> {
  const { db, clock } = deps;
  const attempt = await deps.limits.begin(undefined, visitor.address);
  return attempt.run(async () => {
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
    return db.transaction([`player:${player.id}`], async (sql) => {
      if (!(await findPasswordReset(sql, tokenHash, clock.now()))) throw expired();
      return completeRecovery(sql, deps, caller, proof, { ...visitor, email, passwordHash, act });
    });
  });
}

const expired = () =>
  new Refusal('code_expired', {
    message: 'That link has run out, or was used already. Ask for a new one.',
  });

/** Deletes reset links and anonymizes mails by the account's e-mail, since no foreign key ties them to the player. */
export async function eraseEmailTraces(sql: Writer, playerId: string, secret: string) {
  const email = (await findAccount(sql, playerId))?.email ?? undefined;
  if (email !== undefined) await deletePasswordResets(sql, email);
  await anonymizeMails(sql, { playerId, email }, (address) => hashAddress(secret, address));
}
