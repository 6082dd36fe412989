import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPlayer } from '../../identity/queries.ts';
import type { AccountsDeps } from '../deps.ts';
import { type ReauthenticationInput, reauthenticate } from '../reauthenticate.ts';
import { challengeTtlMs, createChallenge } from './challenge.ts';
import { passkeysOf } from './queries.ts';
import { algorithms, type RelyingParty } from './relying-party.ts';
import { loadWebAuthn } from './web-authn.ts';

export async function beginPasskey(
  deps: AccountsDeps,
  caller: Caller,
  party: RelyingParty,
  again: ReauthenticationInput,
): Promise<CallReply<'beginPasskey'>> {
  const player = await findPlayer(deps.db.read, caller.playerId);
  if (!player) throw new Refusal('not_signed_in');
  const { begun, account } = await reauthenticate(deps, caller, again);
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
