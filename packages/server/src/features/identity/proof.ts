import type { Reader, Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  lockPlayer,
  lockSession,
  nextCredentialsVersion,
  type PlayerRow,
  readCredentialsVersion,
  setCredentialsVersion,
} from './queries.ts';

/**
 * Proof of being this player, by credentials of `version` or by a session that must still be active at the commit.
 * `verifyProof` decides inside the transaction whether it still holds.
 */
class Proof {
  readonly playerId: string;
  readonly version: number;
  readonly sessionId: string | undefined;

  constructor(playerId: string, version: number, sessionId: string | undefined) {
    this.playerId = playerId;
    this.version = version;
    this.sessionId = sessionId;
  }
}

export type { Proof };

/**
 * Taken before credentials are read, so that no change in between goes unnoticed. The version is global, so that a
 * challenge can be issued before its player is known, and no clock is needed.
 */
export class ProofStart {
  readonly version: number;

  private constructor(version: number) {
    this.version = version;
  }

  static async now(sql: Reader): Promise<ProofStart> {
    return new ProofStart(await readCredentialsVersion(sql));
  }

  /** From a stored row: a challenge or a transfer code. */
  static at({ credentials_version }: { credentials_version: number }): ProofStart {
    return new ProofStart(credentials_version);
  }

  /** After verification. With a `sessionId`, that session must stay active as well. */
  passedBy(playerId: string, sessionId?: string): Proof {
    return new Proof(playerId, this.version, sessionId);
  }
}

/** For what a session may do without credentials. */
export const proofBySession = ({ playerId, sessionId }: Caller): Proof =>
  new Proof(playerId, Number.MAX_SAFE_INTEGER, sessionId);

/** For what an admin does about a player, whatever their credentials. */
export const proofByAdmin = (playerId: string): Proof =>
  new Proof(playerId, Number.MAX_SAFE_INTEGER, undefined);

/** Refused if the credentials have changed since or the session has ended. Locks both until the commit. */
export async function verifyProof(sql: Writer, proof: Proof): Promise<PlayerRow> {
  const player = await lockPlayer(sql, proof.playerId, proof.version);
  const { playerId, sessionId } = proof;
  if (sessionId !== undefined && !(await lockSession(sql, { playerId, sessionId }))) {
    throw new Refusal('not_signed_in');
  }
  if (!player) {
    throw new Refusal('wrong_credentials', {
      message: 'Your ways to sign in have just changed. Try again, please.',
    });
  }
  return player;
}

/** Required by every query that changes credentials: it can be had only by voiding all earlier proofs. */
class CredentialsChange {
  readonly playerId: string;
  /** Valid for whoever made the change. */
  readonly proof: Proof;

  constructor(playerId: string, version: number) {
    this.playerId = playerId;
    this.proof = new Proof(playerId, version, undefined);
  }
}

export type { CredentialsChange };

/** For a player created in this transaction: there is no earlier proof to void. */
export const firstCredentials = ({ id, credentials_version }: PlayerRow): CredentialsChange =>
  new CredentialsChange(id, credentials_version);

/** Voids all earlier proofs of this player from the commit on. */
export async function changeCredentials(sql: Writer, proof: Proof): Promise<CredentialsChange> {
  const { id } = await verifyProof(sql, proof);
  const version = await nextCredentialsVersion(sql);
  await setCredentialsVersion(sql, id, version);
  return new CredentialsChange(id, version);
}
