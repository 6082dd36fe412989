import type { CallRequest } from '@bee-jinx/contract/browser';

type CreatedCredential = CallRequest<'addPasskey'>['body']['credential'];
type AssertionCredential = CallRequest<'signInWithPasskey'>['body']['credential'];

/** The player closed the browser's dialog, or let it time out. */
export class PasskeyDeclined extends Error {}

export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

export async function createPasskey(options: object): Promise<CreatedCredential> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return toJson(
    await throwIfDeclined(navigator.credentials.create({ publicKey })),
  ) as CreatedCredential;
}

export async function getPasskeyAssertion(options: object): Promise<AssertionCredential> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return toJson(
    await throwIfDeclined(navigator.credentials.get({ publicKey })),
  ) as AssertionCredential;
}

async function throwIfDeclined(request: Promise<Credential | null>): Promise<Credential> {
  const credential = await request.catch((error: unknown) => {
    throw isCancelledByUser(error) ? new PasskeyDeclined() : error;
  });
  if (!credential) throw new PasskeyDeclined();
  return credential;
}

function isCancelledByUser(error: unknown): boolean {
  return error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
}

function toJson(credential: Credential): unknown {
  return (credential as PublicKeyCredential).toJSON();
}
