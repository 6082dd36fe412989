import type { CallRequest } from '@bee-jinx/contract/browser';

type Made = CallRequest<'addPasskey'>['body']['credential'];
type Used = CallRequest<'signInWithPasskey'>['body']['credential'];

/** The person closed the browser's window, or let it run out: nothing to complain about. */
export class PasskeyDeclined extends Error {}

export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

export async function makePasskey(options: object): Promise<Made> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return toJson(await unlessDeclined(navigator.credentials.create({ publicKey }))) as Made;
}

export async function showPasskey(options: object): Promise<Used> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return toJson(await unlessDeclined(navigator.credentials.get({ publicKey }))) as Used;
}

async function unlessDeclined(asked: Promise<Credential | null>): Promise<Credential> {
  const credential = await asked.catch((error: unknown) => {
    throw isRefusal(error) ? new PasskeyDeclined() : error;
  });
  if (!credential) throw new PasskeyDeclined();
  return credential;
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
}

function toJson(credential: Credential): unknown {
  return (credential as PublicKeyCredential).toJSON();
}
