import type { FastifyRequest } from 'fastify';
import { originOf } from '../../../platform/http/origin.ts';
import { pooledRandomBytes } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { ProofStart } from '../../identity/proof.ts';
import type { AccountsDeps } from '../deps.ts';
import { consumeChallenge, deleteExpiredChallenges, insertChallenge } from './queries.ts';

/** EdDSA, ES256 and RS256; the library's default includes algorithms that the runtime marks as experimental. */
export const algorithms = [-8, -7, -257];

export interface RelyingParty {
  rpID: string;
  origin: string;
}

export function relyingParty(request: FastifyRequest, publicOrigin: string | undefined) {
  const origin = publicOrigin ?? originOf(request);
  if (origin === undefined) throw new Refusal('invalid_input');
  return { origin, rpID: new URL(origin).hostname };
}

/** Lazy: the library brings a fifth of all the server's modules, and most processes never see a passkey. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

export const challengeTtlMs = 5 * 60_000;

/**
 * For adding a passkey to this player, or for a sign-in (null). Bytes, because the library would encode a string
 * again.
 */
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

/**
 * Consumed before anything is verified, so that a failed ceremony needs a new challenge. The proof dates from when the
 * challenge was issued.
 */
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

const purgeBatchSize = 1000;

/** Anybody can begin a sign-in and never end it. In batches, so that other writers don't wait long. */
export async function purgeExpiredChallenges({
  db,
  clock,
}: Pick<AccountsDeps, 'db' | 'clock'>): Promise<void> {
  let deleted: number;
  do {
    deleted = await db.transaction([], (sql) =>
      deleteExpiredChallenges(sql, clock.now(), purgeBatchSize),
    );
  } while (deleted >= purgeBatchSize);
}

function readChallenge(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' && /^[\w-]{1,100}$/.test(challenge) ? challenge : '';
  } catch {
    return '';
  }
}
