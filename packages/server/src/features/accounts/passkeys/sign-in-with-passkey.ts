import type { CallInput, CallReply } from '@bee-jinx/contract';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { ProofStart } from '../../identity/proof.ts';
import type { AccountsDeps, SignInOrigin } from '../deps.ts';
import { type CompletedSignIn, completeSignIn } from '../security/complete-sign-in.ts';
import {
  challengeTtlMs,
  createChallenge,
  loadWebAuthn,
  type RelyingParty,
  redeemChallenge,
} from './ceremony.ts';
import { findPasskey, type PasskeyRow, recordPasskeyUse } from './queries.ts';

/** Names no credentials, so that it doesn't reveal who has a passkey; the authenticator finds its own. */
export async function beginPasskeySignIn(
  deps: AccountsDeps,
  { rpID }: RelyingParty,
): Promise<CallReply<'beginPasskeySignIn'>> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: await createChallenge(deps, null, await ProofStart.now(deps.db.read)),
    timeout: challengeTtlMs,
    userVerification: 'required',
  });
  return { options: { ...options } };
}

type UsedCredential = CallInput<'signInWithPasskey'>['body']['credential'];

export async function signInWithPasskey(
  deps: AccountsDeps,
  caller: Caller | undefined,
  credential: UsedCredential,
  visitor: SignInOrigin,
  party: RelyingParty,
): Promise<CompletedSignIn> {
  const { clientDataJSON } = credential.response;
  const { challenge, begun } = await redeemChallenge(deps, clientDataJSON, null);
  const passkey = await findPasskey(deps.db.read, credential.id);
  if (!passkey) throw wrong();
  const counter = await verify(credential, passkey, challenge, party);
  return deps.db.transaction([`player:${passkey.player_id}`], async (sql) => {
    const proof = begun.passedBy(passkey.player_id);
    const arrival = await completeSignIn(sql, deps, caller, proof, visitor);
    await recordPasskeyUse(sql, passkey.id, { counter, used_at: deps.clock.now() });
    return arrival;
  });
}

/** A signature counter that doesn't grow points to a cloned authenticator, and is refused. */
async function verify(
  credential: UsedCredential,
  passkey: PasskeyRow,
  challenge: string,
  party: RelyingParty,
): Promise<number> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
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
