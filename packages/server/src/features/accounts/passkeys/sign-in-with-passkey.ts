import type { CallInput } from '@bee-jinx/contract';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Admitted, admit } from '../../identity/admit.ts';
import type { AccountsParts } from '../parts.ts';
import { redeemChallenge } from './challenge.ts';
import { findPasskey, notePasskeyUse, type PasskeyRow } from './queries.ts';
import type { RelyingParty } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

type UsedCredential = CallInput<'signInWithPasskey'>['body']['credential'];

export async function signInWithPasskey(
  parts: AccountsParts,
  caller: Caller | undefined,
  credential: UsedCredential,
  device: string | undefined,
  party: RelyingParty,
): Promise<Admitted> {
  const { clientDataJSON } = credential.response;
  const { challenge, begun } = await redeemChallenge(parts, clientDataJSON, null);
  const passkey = await findPasskey(parts.db.read, credential.id);
  if (!passkey) throw wrong();
  const counter = await verify(credential, passkey, challenge, party);
  return parts.db.transaction([`player:${passkey.player_id}`], async (sql) => {
    const admitted = await admit(sql, parts, caller, begun.passedBy(passkey.player_id), { device });
    await notePasskeyUse(sql, passkey.id, { counter, used_at: parts.clock.now() });
    return admitted;
  });
}

/** The authenticator's counter only grows; one that stands still where it counted is a copy. */
async function verify(
  credential: UsedCredential,
  passkey: PasskeyRow,
  challenge: string,
  party: RelyingParty,
): Promise<number> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const result = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (!result?.verified) throw wrong();
  return result.authenticationInfo.newCounter;
}

const wrong = () =>
  new Refusal('wrong_credentials', { message: 'That passkey isn’t one that we know.' });
