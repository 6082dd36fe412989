import type { CallReply } from '@bee-jinx/contract';
import { ProofStart } from '../../identity/proof.ts';
import type { AccountsDeps } from '../deps.ts';
import { challengeTtlMs, createChallenge } from './challenge.ts';
import type { RelyingParty } from './relying-party.ts';
import { loadWebAuthn } from './web-authn.ts';

/** Names no passkeys, so it tells nobody who has one: the authenticator knows which is for us. */
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
