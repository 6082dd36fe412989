import type { CallInput } from '@bee-jinx/contract';
import { readDisplayName } from '@bee-jinx/game';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Admitted } from '../../identity/admit.ts';
import { changeCredentials, uphold } from '../../identity/proof.ts';
import type { PlayerRow } from '../../identity/queries.ts';
import { giveAccount } from '../give-account.ts';
import type { AccountsParts } from '../parts.ts';
import { findAccount } from '../queries.ts';
import { redeemChallenge } from './challenge.ts';
import { findPasskey, insertPasskey, type PasskeyRow } from './queries.ts';
import { algorithms, type RelyingParty } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

type NewCredential = CallInput<'addPasskey'>['body']['credential'];

/** Who had no account has one now, and a new session with it. */
export async function addPasskey(
  parts: AccountsParts,
  caller: Caller,
  wish: { credential: NewCredential; name?: string | undefined; device: string | undefined },
  party: RelyingParty,
): Promise<{ passkey: PasskeyRow; player: PlayerRow; admitted?: Admitted }> {
  const { credential } = wish;
  const { clientDataJSON } = credential.response;
  const { challenge, begun } = await redeemChallenge(parts, clientDataJSON, caller.playerId);
  const made = await verify(credential, challenge, party);
  const proof = begun.passedBy(caller.playerId, caller.sessionId);
  const passkey = {
    id: made.id,
    name: nameOf(wish.name, wish.device),
    public_key: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: JSON.stringify(credential.response.transports),
    created_at: parts.clock.now(),
    used_at: null,
  };
  return parts.db.transaction([`player:${caller.playerId}`], async (sql) => {
    if (await findPasskey(sql, passkey.id)) throw new Refusal('forbidden');
    const player = await uphold(sql, proof);
    if (await findAccount(sql, caller.playerId)) {
      const change = await changeCredentials(sql, proof);
      return { passkey: await insertPasskey(sql, change, passkey), player };
    }
    const nothing = { email: null, passwordHash: null, device: wish.device };
    const { change, ...admitted } = await giveAccount(sql, parts, caller, nothing);
    const kept = await insertPasskey(sql, change, passkey);
    return { passkey: kept, player: admitted.player, admitted };
  });
}

async function verify(credential: NewCredential, challenge: string, party: RelyingParty) {
  const { verifyRegistrationResponse } = await webAuthn();
  const result = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!result?.verified) {
    throw new Refusal('wrong_credentials', { message: 'That passkey could not be checked.' });
  }
  return result.registrationInfo.credential;
}

function nameOf(typed: string | undefined, device: string | undefined): string {
  const ruling = readDisplayName(typed ?? '');
  return ruling.ok ? ruling.name : (device ?? 'Passkey');
}
