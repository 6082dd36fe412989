import type { FastifyRequest } from 'fastify';
import { originOf } from '../../../platform/http/origin.ts';
import { pooledRandomBytes } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { ProofStart } from '../../identity/proof.ts';
import type { AccountsDeps } from '../deps.ts';
import { consumeChallenge, insertChallenge } from './queries.ts';

/** EdDSA, ES256, RS256: what authenticators have, without the runtime's experiments. */
export const algorithms = [-8, -7, -257];

/** Whom a passkey is for: the site as the visitor sees it. */
export interface RelyingParty {
  rpID: string;
  origin: string;
}

export function relyingParty(request: FastifyRequest, publicOrigin: string | undefined) {
  const origin = publicOrigin ?? originOf(request);
  if (origin === undefined) throw new Refusal('invalid_input');
  return { origin, rpID: new URL(origin).hostname };
}

/**
 * Loaded with the first passkey. It can read certificates of every kind, which is a fifth of all modules
 * that the server has; most starts are not for a passkey.
 */
export const loadWebAuthn = () => import('@simplewebauthn/server');

export const challengeTtlMs = 5 * 60_000;

/** For the passkey of this player, or for whoever signs in. Bytes: the library would take text as text. */
export async function createChallenge(
  { db, clock }: AccountsDeps,
  playerId: string | null,
  { version }: ProofStart,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = Uint8Array.from(pooledRandomBytes(32));
  await db.transaction([], (sql) =>
    insertChallenge(sql, {
      challenge: Buffer.from(challenge).toString('base64url'),
      player_id: playerId,
      expires_at: clock.now() + challengeTtlMs,
      credentials_version: version,
    }),
  );
  return challenge;
}

/** What was proved for it counts as of when it was given. Taken before anything is verified: a failed ceremony starts anew. */
export async function redeemChallenge(
  { db, clock }: AccountsDeps,
  clientDataJSON: string,
  playerId: string | null,
): Promise<{ challenge: string; begun: ProofStart }> {
  const named = readChallenge(clientDataJSON);
  const row = await db.transaction([], (sql) => consumeChallenge(sql, named, clock.now()));
  if (row?.player_id !== playerId || row === undefined) {
    throw new Refusal('code_expired', { message: 'That took too long. Try again, please.' });
  }
  return { challenge: row.challenge, begun: ProofStart.at(row) };
}

function readChallenge(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' && /^[\w-]{1,100}$/.test(challenge) ? challenge : '';
  } catch {
    return '';
  }
}
