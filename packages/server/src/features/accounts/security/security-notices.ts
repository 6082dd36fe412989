import type { MailContent } from '../../mail/render-mail.ts';

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
  /** In the inbox, before what it was done with. */
  lead: string;
  subject: string;
  /** In the mail: what was done. */
  happened: string;
  /** For whom it wasn't. */
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

export interface SecurityNotice {
  act: SecurityAct;
  /** As `deviceOf` names it: none of its words is a player's own. */
  device: string | undefined;
}

export const securityInboxMessage = ({ act, device }: SecurityNotice): string =>
  `${noticeTexts[act].lead}: ${device ?? 'some device'}. If it wasn’t you, set a new password.`;

export function securityMail(
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
