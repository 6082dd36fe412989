import { Refusal } from '../../../platform/refusal.ts';
import { ProofStart } from '../../identity/proof.ts';
import { hashToken, newToken } from '../../identity/session-token.ts';
import type { AccountsDeps } from '../deps.ts';
import { validateEmail } from '../validate-credentials.ts';
import { countPasswordResets, deleteExpiredResets, insertPasswordReset } from './queries.ts';

export const resetMinutes = 30;
/** Links of one address that work at the same time. Who asks for more gets the same answer, and no mail. */
export const maxOpenResets = 3;
/** A server that is set up otherwise by then has been started anew. */
const restartSeconds = 3600;

/**
 * Nobody learns here who has an account: the same rows are written for every address, and whether it is somebody's is
 * looked up when the mail is about to be sent.
 */
export async function forgotPassword(
  deps: AccountsDeps,
  typed: string,
  address: string,
): Promise<void> {
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
