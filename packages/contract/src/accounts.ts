import { z } from 'zod';
import { player } from './player.ts';
import { type Shapes, time } from './shapes.ts';

/** Lengths here only bound the work; readEmail, readPassword and readDisplayName are the rules. */
const typed = z.string().max(1000);

/** Before what is delicate: whoever found an open screen isn't the owner yet. */
export const ownPassword = typed
  .optional()
  .describe('Mine, where I have one; else I have signed in within the last 15 minutes.');

export const wishForToken = z
  .boolean()
  .optional()
  .describe('Ask for the session token, for clients without cookies.');

export const signedIn = z.object({ player, token: z.string().optional() });

const knownSession = z.object({
  sessionId: z.string(),
  device: z.string().optional().describe('Such as "Firefox on Android".'),
  createdAt: time,
  seenAt: time,
  expiresAt: time,
  current: z.boolean().describe('The one that asks.'),
});

export const passkey = z.object({
  passkeyId: z.string(),
  name: z.string(),
  createdAt: time,
  usedAt: time.optional(),
});

export const account = z.object({
  email: z.string().optional(),
  hasPassword: z.boolean(),
  createdAt: time,
  passkeys: z.array(passkey),
  outerIdentities: z
    .array(z.object({ issuer: z.string(), createdAt: time }))
    .describe('Who else vouches for me, such as Supabase.'),
});

export const accounts = {
  signInMethods: {
    summary: 'Which ways in this server has.',
    reply: z.object({ supabase: z.boolean(), admin: z.boolean() }),
  },
  register: {
    summary: 'An account for the player I am; a newcomer becomes one. My other sessions end.',
    body: z.strictObject({
      email: typed,
      password: typed,
      displayName: typed.optional(),
      token: wishForToken,
    }),
    reply: signedIn,
  },
  signIn: {
    summary: 'Sign in by e-mail and password. What I played before is offered for migration.',
    body: z.strictObject({ email: typed, password: typed, token: wishForToken }),
    reply: signedIn,
  },
  readAccount: {
    summary: 'My account; absent where I have none.',
    reply: z.object({ account: account.optional() }),
  },
  changePassword: {
    summary: 'Change my password, or set the first one. My other sessions end.',
    body: z.strictObject({ currentPassword: typed.optional(), newPassword: typed }),
    reply: z.object({ changed: z.literal(true) }),
  },
  changeEmail: {
    summary: 'Change the e-mail I sign in with.',
    body: z.strictObject({ email: typed, password: typed.optional() }),
    reply: z.object({ email: z.string() }),
  },
  listSessions: {
    summary: 'Where I am signed in.',
    reply: z.object({ sessions: z.array(knownSession) }),
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
    reply: z.object({ code: z.string(), expiresAt: time }),
  },
  claimTransferCode: {
    summary: 'Become the player whose code this is, on this device. A code works once.',
    body: z.strictObject({ code: z.string().max(100), token: wishForToken }),
    reply: signedIn,
  },
  startSupabase: {
    summary: 'Where to go for Google, or a link sent by e-mail.',
    body: z.discriminatedUnion('provider', [
      z.strictObject({ provider: z.literal('google') }),
      z.strictObject({ provider: z.literal('email'), email: typed }),
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
    body: z.strictObject({ accessToken: z.string().max(12_000), token: wishForToken }),
    reply: signedIn,
  },
} satisfies Record<string, Shapes>;

export type KnownSession = z.infer<typeof knownSession>;
export type Passkey = z.infer<typeof passkey>;
export type Account = z.infer<typeof account>;
