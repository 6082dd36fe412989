import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPlayer } from '../../identity/queries.ts';
import type { AccountsParts } from '../parts.ts';
import { type ProofAgain, proveAgain } from '../prove-again.ts';
import { challengeMs, giveChallenge } from './challenge.ts';
import { passkeysOf } from './queries.ts';
import { algorithms, type RelyingParty } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

export async function beginPasskey(
  parts: AccountsParts,
  caller: Caller,
  party: RelyingParty,
  again: ProofAgain,
): Promise<CallReply<'beginPasskey'>> {
  const player = await findPlayer(parts.db.read, caller.playerId);
  if (!player) throw new Refusal('not_signed_in');
  const { begun, account } = await proveAgain(parts, caller, again);
  const known = await passkeysOf(parts.db.read, caller.playerId);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Bee Jinx',
    rpID: party.rpID,
    userID: new TextEncoder().encode(player.id),
    userName: account?.email ?? player.display_name,
    userDisplayName: player.display_name,
    challenge: await giveChallenge(parts, caller.playerId, begun),
    timeout: challengeMs,
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
