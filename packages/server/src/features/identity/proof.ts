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
 * Somebody has proved to be this player, with credentials as they stood at `version`, or by a session that must go on
 * until what it is needed for is written. Only `uphold` says whether it still counts, inside that transaction.
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
 * Begun before anything is read that will be verified, so that no change goes unnoticed in between. Changes are counted for
 * all players together: so a challenge can be given before it is known who will redeem it, and no clock is asked.
 */
export class ProofStart {
  readonly version: number;

  private constructor(version: number) {
    this.version = version;
  }

  static async now(sql: Reader): Promise<ProofStart> {
    return new ProofStart(await readCredentialsVersion(sql));
  }

  /** Of what was kept in between: a challenge, a transfer code. */
  static at({ credentials_version }: { credentials_version: number }): ProofStart {
    return new ProofStart(credentials_version);
  }

  /** Once it is verified. With a `sessionId`, that session must go on as well. */
  passedBy(playerId: string, sessionId?: string): Proof {
    return new Proof(playerId, this.version, sessionId);
  }
}

/** For what a session may do by itself: it ends with each change that it should not outlive. */
export const proofBySession = ({ playerId, sessionId }: Caller): Proof =>
  new Proof(playerId, Number.MAX_SAFE_INTEGER, sessionId);

/** Refused where the credentials have changed since, or the session has ended. Until the commit neither can happen. */
export async function verifyProof(sql: Writer, proof: Proof): Promise<PlayerRow> {
  const player = await lockPlayer(sql, proof.playerId, proof.version);
  if (proof.sessionId !== undefined && !(await lockSession(sql, proof.sessionId))) {
    throw new Refusal('not_signed_in');
  }
  if (!player) {
    throw new Refusal('wrong_credentials', {
      message: 'Your ways to sign in have just changed. Try again, please.',
    });
  }
  return player;
}

/** What queries ask for that change a way in: whoever has it has made every earlier proof void. */
class CredentialsChange {
  readonly playerId: string;
  /** For whoever made the change. */
  readonly proof: Proof;

  constructor(playerId: string, version: number) {
    this.playerId = playerId;
    this.proof = new Proof(playerId, version, undefined);
  }
}

export type { CredentialsChange };

/** Whoever was made in this very transaction has no way in yet that could be void. */
export const firstCredentials = ({ id, credentials_version }: PlayerRow): CredentialsChange =>
  new CredentialsChange(id, credentials_version);

/** From the commit on, nothing that was proved before lets anybody in or changes another way in. */
export async function changeCredentials(sql: Writer, proof: Proof): Promise<CredentialsChange> {
  const { id } = await verifyProof(sql, proof);
  const version = await nextCredentialsVersion(sql);
  await setCredentialsVersion(sql, id, version);
  return new CredentialsChange(id, version);
}
