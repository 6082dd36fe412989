import { createHash } from 'node:crypto';
import type { CallInput, CallReply, Passkey } from '@bee-jinx/contract';
import { parseDisplayName } from '@bee-jinx/game';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { formatIsoTime } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeCredentials, verifyProof } from '../../identity/proof.ts';
import { findPlayer, type PlayerRow } from '../../identity/queries.ts';
import type { ChangedInbox } from '../../notifications/notify.ts';
import { createAccount } from '../create-account.ts';
import type { AccountsDeps, SignInOrigin } from '../deps.ts';
import { findAccount } from '../queries.ts';
import { type ReauthenticationInput, reauthenticate } from '../reauthenticate.ts';
import type { CompletedSignIn } from '../security/complete-sign-in.ts';
import { notifyOwner } from '../security/notify-owner.ts';
import { outerIdentitiesOf } from '../supabase/queries.ts';
import {
  algorithms,
  challengeTtlMs,
  createChallenge,
  loadWebAuthn,
  type RelyingParty,
  redeemChallenge,
} from './ceremony.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  type PasskeyRow,
  passkeysOf,
} from './queries.ts';

export async function beginPasskey(
  deps: AccountsDeps,
  caller: Caller,
  party: RelyingParty,
  credentials: ReauthenticationInput,
): Promise<CallReply<'beginPasskey'>> {
  const player = await findPlayer(deps.db.read, caller.playerId);
  if (!player) throw new Refusal('not_signed_in');
  const { begun, account } = await reauthenticate(deps, caller, credentials);
  const known = await passkeysOf(deps.db.read, caller.playerId);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Bee Jinx',
    rpID: party.rpID,
    userID: new TextEncoder().encode(player.id),
    userName: account?.email ?? player.display_name,
    userDisplayName: player.display_name,
    challenge: await createChallenge(deps, caller.playerId, begun),
    timeout: challengeTtlMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: JSON.parse(transports) as string[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
}

type NewCredential = CallInput<'addPasskey'>['body']['credential'];

/** An anonymous player gets an account and a new session by it. */
export async function addPasskey(
  deps: AccountsDeps,
  caller: Caller,
  input: { credential: NewCredential; name?: string | undefined; visitor: SignInOrigin },
  party: RelyingParty,
): Promise<{
  passkey: PasskeyRow;
  player: PlayerRow;
  admitted?: CompletedSignIn;
  changedInboxes?: ChangedInbox[];
}> {
  const { credential, visitor } = input;
  const { clientDataJSON } = credential.response;
  const { challenge, begun } = await redeemChallenge(deps, clientDataJSON, caller.playerId);
  const verified = await verify(credential, challenge, party);
  const proof = begun.passedBy(caller.playerId, caller.sessionId);
  const passkey = {
    id: verified.id,
    name: nameOf(input.name, visitor.device),
    public_key: Buffer.from(verified.publicKey).toString('base64url'),
    counter: verified.counter,
    transports: JSON.stringify(credential.response.transports),
    created_at: deps.clock.now(),
    used_at: null,
  };
  return deps.db.transaction([`player:${caller.playerId}`], async (sql) => {
    if (await findPasskey(sql, passkey.id)) throw new Refusal('forbidden');
    const player = await verifyProof(sql, proof);
    if (await findAccount(sql, caller.playerId)) {
      const change = await changeCredentials(sql, proof);
      const stored = await insertPasskey(sql, change, passkey);
      const added = { act: 'passkey_added', device: visitor.device } as const;
      return {
        passkey: stored,
        player,
        changedInboxes: await notifyOwner(sql, deps, player.id, added),
      };
    }
    const passkeyOnly = { email: null, passwordHash: null, visitor };
    const { change, ...admitted } = await createAccount(sql, deps, caller, passkeyOnly);
    const stored = await insertPasskey(sql, change, passkey);
    return { passkey: stored, player: admitted.player, admitted };
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

/** Refused for the account's last sign-in method. */
export async function removePasskey(
  deps: AccountsDeps,
  caller: Caller,
  passkeyId: string,
  credentials: ReauthenticationInput,
  device: string | undefined,
): Promise<void> {
  const { proof } = await reauthenticate(deps, caller, credentials);
  const changedInboxes = await deps.db.transaction([`player:${caller.playerId}`], async (sql) => {
    const passkeys = await passkeysOf(sql, caller.playerId);
    const passkey = passkeys.find(({ id }) => publicPasskeyId(id) === passkeyId);
    if (!passkey) throw new Refusal('not_found');
    const account = await findAccount(sql, caller.playerId);
    const identities = await outerIdentitiesOf(sql, caller.playerId);
    const hasOtherWayIn =
      passkeys.length > 1 ||
      (account?.email && account.password_hash) ||
      identities.some(({ issuer }) => issuer === deps.supabase?.issuer);
    if (!hasOtherWayIn) {
      throw new Refusal('forbidden', {
        message:
          'That is your only way in. First add another passkey, or an e-mail and a password.',
      });
    }
    await deletePasskey(sql, await changeCredentials(sql, proof), passkey.id);
    return notifyOwner(sql, deps, caller.playerId, { act: 'passkey_removed', device });
  });
  deps.signalInboxes(changedInboxes);
}

/** Hashed, because a credential's own id can be too long for a URL. */
const publicPasskeyId = (id: string): string =>
  `passkey_${createHash('sha256').update(id).digest('hex').slice(0, 24)}`;

export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    passkeyId: publicPasskeyId(row.id),
    name: row.name,
    createdAt: formatIsoTime(row.created_at),
    ...(row.used_at !== null && { usedAt: formatIsoTime(row.used_at) }),
  };
}
