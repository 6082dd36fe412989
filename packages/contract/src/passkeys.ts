import { z } from 'zod';
import { passkey, passwordConfirmation, signInReply, wantsSessionToken } from './accounts.ts';
import type { CallSchemas } from './call-schemas.ts';
import { player } from './player.ts';

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/);

const credential = {
  id: base64url(1400).min(1),
  rawId: base64url(1400).min(1),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};

/** As `PublicKeyCredential.toJSON()` gives it after `navigator.credentials.create`. */
export const newCredential = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(8000),
    authenticatorData: base64url(4000).optional(),
    publicKey: base64url(4000).optional(),
    publicKeyAlgorithm: z.int().optional(),
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});

/** … and after `navigator.credentials.get`. */
export const usedCredential = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).nullish(),
  }),
});

const options = z
  .looseObject({ challenge: z.string() })
  .describe('For parseCreationOptionsFromJSON or parseRequestOptionsFromJSON of the browser.');

export const passkeys = {
  beginPasskey: {
    summary: 'What an authenticator needs to make me a passkey. Works once, for five minutes.',
    refuses: ['wrong_credentials'],
    body: z.strictObject({ password: passwordConfirmation }).optional(),
    reply: z.object({ options }),
  },
  addPasskey: {
    summary: 'Keep the passkey that was made. An anonymous player gets an account by it.',
    refuses: ['wrong_credentials', 'code_expired'],
    body: z.strictObject({
      credential: newCredential,
      name: z.string().max(400).optional(),
      token: wantsSessionToken,
    }),
    reply: z.object({ player, passkey, token: z.string().optional() }),
  },
  removePasskey: {
    summary: 'Forget a passkey; never the last way in.',
    refuses: ['wrong_credentials'],
    params: z.strictObject({ passkeyId: z.string().max(100) }),
    body: z.strictObject({ password: passwordConfirmation }).optional(),
    reply: z.object({ removed: z.literal(true) }),
  },
  beginPasskeySignIn: {
    summary: 'What an authenticator needs to sign me in. Works once, for five minutes.',
    reply: z.object({ options }),
  },
  signInWithPasskey: {
    summary: 'Sign in by passkey.',
    refuses: ['wrong_credentials', 'code_expired'],
    body: z.strictObject({ credential: usedCredential, token: wantsSessionToken }),
    reply: signInReply,
  },
} satisfies Record<string, CallSchemas>;
