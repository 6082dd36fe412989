import { dayMs } from '@bee-jinx/game';
import type { Writer } from '../../../platform/database/database.ts';
import type { MailContent } from '../../mail/smtp.ts';
import { type ChangedInbox, notify } from '../../notifications/notify.ts';
import type { AccountsDeps } from '../deps.ts';
import { findAccount } from '../queries.ts';

const mailExpiresMs = 3 * dayMs;

/**
 * To the inbox, and by mail where that is set up, also to `formerEmail`. Inside the transaction of the change, so that
 * both commit or neither.
 */
export async function notifyOwner(
  sql: Writer,
  { clock, mail }: Pick<AccountsDeps, 'clock' | 'mail'>,
  playerId: string,
  { act, device, formerEmail }: SecurityNotice & { formerEmail?: string | null },
): Promise<ChangedInbox[]> {
  const now = clock.now();
  const notice = { to: playerId, type: 'security', from: null } as const;
  const changedInboxes = await notify(
    sql,
    [{ ...notice, text: securityInboxMessage({ act, device }) }],
    clock,
  );
  const email = mail && (await findAccount(sql, playerId))?.email;
  if (!mail || !email) return changedInboxes;
  const newEmail = act === 'email_changed' ? email : undefined;
  const content = securityMail({ act, device, newEmail }, { now, origin: mail.origin });
  for (const to of [email, ...(formerEmail ? [formerEmail] : [])]) {
    await mail.queue.add(sql, { kind: 'security', to, playerId, content, usefulMs: mailExpiresMs });
  }
  return changedInboxes;
}

type SecurityAct =
  | 'new_sign_in'
  | 'password_changed'
  | 'password_reset'
  | 'email_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'code_used'
  | 'codes_made';

interface SecurityNoticeTexts {
  /** Begins the inbox message; the device follows. */
  lead: string;
  subject: string;
  /** What happened, in the mail. */
  happened: string;
  /** For an owner who didn't do it. */
  advice: string;
}

const setPassword = 'set a new password right away. That signs out everybody else.';

const noticeTexts: Record<SecurityAct, SecurityNoticeTexts> = {
  new_sign_in: {
    lead: 'New sign-in',
    subject: 'New sign-in to your Bee Jinx account',
    happened: 'Somebody signed in to your Bee Jinx account from a new device',
    advice: setPassword,
  },
  password_changed: {
    lead: 'Your password was changed',
    subject: 'Your Bee Jinx password was changed',
    happened: 'The password of your Bee Jinx account was changed',
    advice: setPassword,
  },
  password_reset: {
    lead: 'Your password was set anew by a link from a mail',
    subject: 'Your Bee Jinx password was changed',
    happened: 'The password of your Bee Jinx account was set anew, by the link we mailed you',
    advice: `look after your mailbox first, then ${setPassword}`,
  },
  email_changed: {
    lead: 'Your e-mail was changed',
    subject: 'The e-mail of your Bee Jinx account was changed',
    happened: 'The e-mail of your Bee Jinx account was changed',
    advice: setPassword,
  },
  passkey_added: {
    lead: 'A passkey was added',
    subject: 'A passkey was added to your Bee Jinx account',
    happened: 'A passkey was added to your Bee Jinx account',
    advice: 'remove it on your account page and change your password.',
  },
  passkey_removed: {
    lead: 'A passkey was removed',
    subject: 'A passkey was removed from your Bee Jinx account',
    happened: 'A passkey was removed from your Bee Jinx account',
    advice: setPassword,
  },
  code_used: {
    lead: 'A recovery code was used to set a new password',
    subject: 'A recovery code of your Bee Jinx account was used',
    happened: 'A recovery code was used to set a new password for your Bee Jinx account',
    advice: setPassword,
  },
  codes_made: {
    lead: 'New recovery codes were made',
    subject: 'New recovery codes for your Bee Jinx account',
    happened:
      'New recovery codes were made for your Bee Jinx account. The old ones stopped working',
    advice: `${setPassword} Then make new codes.`,
  },
};

interface SecurityNotice {
  act: SecurityAct;
  /** From `deviceLabel`: contains nothing that a client chose. */
  device: string | undefined;
}

const securityInboxMessage = ({ act, device }: SecurityNotice): string =>
  `${noticeTexts[act].lead}: ${device ?? 'some device'}. If it wasn’t you, set a new password.`;

function securityMail(
  { act, device, newEmail }: SecurityNotice & { newEmail?: string | undefined },
  { now, origin }: { now: number; origin: string },
): MailContent {
  const { subject, happened, advice } = noticeTexts[act];
  const when = new Date(now).toUTCString().replace(/:\d\d GMT$/, ' UTC');
  const became = newEmail === undefined ? '' : ` You sign in with ${newEmail} now.`;
  return {
    subject,
    paragraphs: [
      `${happened}: ${device ?? 'some device'}, ${when}.${became}`,
      'If that was you, all is well and there is nothing to do.',
      `If it wasn’t you, ${advice} The link above leads to all the ways to do so.`,
    ],
    link: { label: 'Set a new password', url: `${origin}/forgot-password` },
  };
}
