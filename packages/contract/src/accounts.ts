import { z } from 'zod';
import { type CallSchemas, isoTimestamp } from './call-schemas.ts';
import { broughtAlong } from './migration.ts';
import { player } from './player.ts';

/** These lengths only bound the input; parseEmail, parsePassword and parseDisplayName have the rules. */
const typedText = z.string().max(1000);

/** For sensitive calls: an open session alone doesn't prove that the owner is calling. */
export const passwordConfirmation = typedText
  .optional()
  .describe('Mine, where I have one; else I have signed in within the last 15 minutes.');

export const wantsSessionToken = z
  .boolean()
  .optional()
  .describe('Ask for the session token, for clients without cookies.');

export const signInReply = z.object({ player, token: z.string().optional() });

export const sessionInfo = z.object({
  sessionId: z.string(),
  device: z.string().optional().describe('Such as "Firefox on Android".'),
  createdAt: isoTimestamp,
  seenAt: isoTimestamp,
  expiresAt: isoTimestamp,
  current: z.boolean().describe('The one that asks.'),
  returnsTo: z
    .string()
    .optional()
    .describe('The name of the anonymous player whom this browser becomes when it signs out.'),
});

export const passkey = z.object({
  passkeyId: z.string(),
  name: z.string(),
  createdAt: isoTimestamp,
  usedAt: isoTimestamp.optional(),
});

const recoveryCodes = z
  .array(z.string())
  .describe('Ten of them, shown this once; each lets me set a new password without the old one.');

export const account = z.object({
  email: z.string().optional(),
  hasPassword: z.boolean(),
  createdAt: isoTimestamp,
  passkeys: z.array(passkey),
  outerIdentities: z
    .array(z.object({ issuer: z.string(), createdAt: isoTimestamp }))
    .describe('Who else vouches for me, such as Supabase.'),
  recoveryCodes: z
    .object({ left: z.int(), madeAt: isoTimestamp.optional() })
    .describe('How many of my recovery codes still work.'),
  knownDevices: z
    .array(z.object({ device: z.string().optional(), since: isoTimestamp, seenAt: isoTimestamp }))
    .describe('Where I have signed in before; I am told of a sign-in from elsewhere.'),
  broughtAlong: z
    .array(broughtAlong)
    .optional()
    .describe('Anonymous players whose games I brought along, while I can undo it.'),
});

export const accounts = {
  signInMethods: {
    summary: 'Which ways in this server has.',
    reply: z.object({
      supabase: z.boolean(),
      admin: z.boolean(),
      mail: z.boolean().describe('Whether a link to a new password can be sent by e-mail.'),
    }),
  },
  register: {
    summary: 'An account for the player I am; a newcomer becomes one. My other sessions end.',
    refuses: ['email_taken', 'text_refused', 'password_weak'],
    body: z.strictObject({
      email: typedText,
      password: typedText,
      displayName: typedText.optional(),
      token: wantsSessionToken,
    }),
    reply: signInReply.extend({ recoveryCodes: recoveryCodes.optional() }),
  },
  signIn: {
    summary: 'Sign in by e-mail and password. What I played before is offered for migration.',
    refuses: ['wrong_credentials'],
    body: z.strictObject({ email: typedText, password: typedText, token: wantsSessionToken }),
    reply: signInReply,
  },
  readAccount: {
    summary: 'My account; absent where I have none.',
    reply: z.object({ account: account.optional() }),
  },
  changePassword: {
    summary:
      'Change my password, or set the first one, once I have an e-mail. My other sessions end.',
    refuses: ['wrong_credentials', 'password_weak'],
    body: z.strictObject({ currentPassword: typedText.optional(), newPassword: typedText }),
    reply: z.object({ changed: z.literal(true) }),
  },
  changeEmail: {
    summary: 'Change the e-mail I sign in with.',
    refuses: ['wrong_credentials', 'email_taken'],
    body: z.strictObject({ email: typedText, password: typedText.optional() }),
    reply: z.object({ email: z.string() }),
  },
  makeRecoveryCodes: {
    summary: 'Ten new recovery codes for my account. Those I had stop working.',
    refuses: ['wrong_credentials'],
    body: z.strictObject({ password: typedText.optional() }),
    reply: z.object({ recoveryCodes }),
  },
  recoverByCode: {
    summary: 'Set a new password with a recovery code. All my sessions end, and I get new codes.',
    refuses: ['wrong_credentials', 'password_weak'],
    body: z.strictObject({
      email: typedText,
      code: z.string().max(100),
      newPassword: typedText,
      token: wantsSessionToken,
    }),
    reply: signInReply.extend({ recoveryCodes }),
  },
  forgotPassword: {
    summary: 'Send a link to a new password, if there is an account with that e-mail.',
    body: z.strictObject({ email: typedText }),
    reply: z.object({
      accepted: z.literal(true).describe('Says nothing about whether there is an account.'),
    }),
  },
  resetPassword: {
    summary: 'Set a new password with the link from the mail. All my sessions end.',
    refuses: ['code_expired', 'password_weak', 'wrong_credentials'],
    body: z.strictObject({
      resetToken: z.string().max(100),
      newPassword: typedText,
      token: wantsSessionToken,
    }),
    reply: signInReply.extend({ recoveryCodes }),
  },
  listSessions: {
    summary: 'Where I am signed in.',
    reply: z.object({ sessions: z.array(sessionInfo) }),
  },
  endSession: {
    summary: 'Sign out elsewhere.',
    params: z.strictObject({ sessionId: z.string().max(100) }),
    reply: z.object({ ended: z.literal(true) }),
  },
  endOtherSessions: {
    summary: 'Sign out everywhere else.',
    reply: z.object({ ended: z.int() }),
  },
  makeTransferCode: {
    summary: 'A code that brings me, an anonymous player, to another device within ten minutes.',
    reply: z.object({ code: z.string(), expiresAt: isoTimestamp }),
  },
  claimTransferCode: {
    summary: 'Become the player whose code this is, on this device. A code works once.',
    refuses: ['code_expired', 'wrong_credentials'],
    body: z.strictObject({ code: z.string().max(100), token: wantsSessionToken }),
    reply: signInReply,
  },
  startSupabase: {
    summary: 'Where to go for Google, or a link sent by e-mail.',
    body: z.discriminatedUnion('provider', [
      z.strictObject({ provider: z.literal('google') }),
      z.strictObject({ provider: z.literal('email'), email: typedText }),
    ]),
    reply: z.object({
      url: z.string().optional().describe('To open, for Google.'),
      state: z
        .string()
        .describe('Comes back in the query of /login; keep it and take no token without it.'),
    }),
  },
  signInWithSupabase: {
    summary: 'Exchange a Supabase access token for a session.',
    refuses: ['wrong_credentials'],
    body: z.strictObject({ accessToken: z.string().max(12_000), token: wantsSessionToken }),
    reply: signInReply,
  },
} satisfies Record<string, CallSchemas>;

export type SessionInfo = z.infer<typeof sessionInfo>;
export type Passkey = z.infer<typeof passkey>;
export type Account = z.infer<typeof account>;
