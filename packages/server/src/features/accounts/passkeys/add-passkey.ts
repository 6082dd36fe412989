import type { CallInput } from '@bee-jinx/contract';
import { parseDisplayName } from '@bee-jinx/game';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeCredentials, verifyProof } from '../../identity/proof.ts';
import type { PlayerRow } from '../../identity/queries.ts';
import type { ChangedInbox } from '../../notifications/notify.ts';
import { createAccount } from '../create-account.ts';
import type { AccountsDeps } from '../deps.ts';
import { findAccount } from '../queries.ts';
import type { CompletedSignIn } from '../security/complete-sign-in.ts';
import { notifyOwner } from '../security/notify-owner.ts';
import type { SignInOrigin } from '../sign-in.ts';
import { redeemChallenge } from './challenge.ts';
import { findPasskey, insertPasskey, type PasskeyRow } from './queries.ts';
import { algorithms, type RelyingParty } from './relying-party.ts';
import { loadWebAuthn } from './web-authn.ts';

type NewCredential = CallInput<'addPasskey'>['body']['credential'];

/** Who had no account has one now, and a new session with it. */
export async function addPasskey(
  deps: AccountsDeps,
  caller: Caller,
  input: { credential: NewCredential; name?: string | undefined; visitor: SignInOrigin },
  party: RelyingParty,
): Promise<{
  passkey: PasskeyRow;
  player: PlayerRow;
  admitted?: CompletedSignIn;
  told?: ChangedInbox[];
}> {
  const { credential, visitor } = input;
  const { clientDataJSON } = credential.response;
  const { challenge, begun } = await redeemChallenge(deps, clientDataJSON, caller.playerId);
  const made = await verify(credential, challenge, party);
  const proof = begun.passedBy(caller.playerId, caller.sessionId);
  const passkey = {
    id: made.id,
    name: nameOf(input.name, visitor.device),
    public_key: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: JSON.stringify(credential.response.transports),
    created_at: deps.clock.now(),
    used_at: null,
  };
  return deps.db.transaction([`player:${caller.playerId}`], async (sql) => {
    if (await findPasskey(sql, passkey.id)) throw new Refusal('forbidden');
    const player = await verifyProof(sql, proof);
    if (await findAccount(sql, caller.playerId)) {
      const change = await changeCredentials(sql, proof);
      const kept = await insertPasskey(sql, change, passkey);
      const added = { act: 'passkey_added', device: visitor.device } as const;
      return { passkey: kept, player, told: await notifyOwner(sql, deps, player.id, added) };
    }
    const nothing = { email: null, passwordHash: null, visitor };
    const { change, ...admitted } = await createAccount(sql, deps, caller, nothing);
    const kept = await insertPasskey(sql, change, passkey);
    return { passkey: kept, player: admitted.player, admitted };
  });
}

async function verify(credential: NewCredential, challenge: string, party: RelyingParty) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
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
  const ruling = parseDisplayName(typed ?? '');
  return ruling.ok ? ruling.name : (device ?? 'Passkey');
}
