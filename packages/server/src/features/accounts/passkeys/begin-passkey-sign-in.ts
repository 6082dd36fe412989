import type { CallReply } from '@bee-jinx/contract';
import { ProofBegun } from '../../identity/proof.ts';
import type { AccountsParts } from '../parts.ts';
import { challengeMs, giveChallenge } from './challenge.ts';
import type { RelyingParty } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

/** Names no passkeys, so it tells nobody who has one: the authenticator knows which is for us. */
export async function beginPasskeySignIn(
  parts: AccountsParts,
  { rpID }: RelyingParty,
): Promise<CallReply<'beginPasskeySignIn'>> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: await giveChallenge(parts, null, await ProofBegun.now(parts.db.read)),
    timeout: challengeMs,
    userVerification: 'required',
  });
  return { options: { ...options } };
}
