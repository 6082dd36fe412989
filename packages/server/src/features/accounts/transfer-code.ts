import { createHash } from 'node:crypto';
import { dayMs, friendCodeBytes, makeFriendCode, parseFriendCode } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { pooledRandomBytes } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import { ProofStart, proofBySession, verifyProof } from '../identity/proof.ts';
import { findPlayer } from '../identity/queries.ts';
import { type StartedSession, startSession } from '../identity/start-session.ts';
import type { AccountsDeps, SignInOrigin } from './deps.ts';
import {
  deleteTransferCodes,
  findTransferCode,
  insertTransferCode,
  markTransferCodeUsed,
} from './queries.ts';

/** Hashed, so that reading the table doesn't reveal a code that is still valid. */
const hashTransferCode = (code: string): string =>
  createHash('sha256').update(`transfer:${code}`).digest('hex');

const minutes = 10;

/** Only for anonymous players: whoever has an account signs in on the other device. */
export async function makeTransferCode({ db, clock }: AccountsDeps, caller: Caller) {
  const now = clock.now();
  const expiresAt = now + minutes * 60_000;
  const code = makeFriendCode(pooledRandomBytes(friendCodeBytes));
  await db.transaction([`player:${caller.playerId}`], async (sql) => {
    const player = await verifyProof(sql, proofBySession(caller));
    if (player.kind !== 'anonymous') {
      throw new Refusal('forbidden', {
        message: 'You have an account: sign in on the other device.',
      });
    }
    await deleteTransferCodes(sql, caller.playerId, now - dayMs);
    await insertTransferCode(sql, {
      code_hash: hashTransferCode(code),
      player_id: caller.playerId,
      expires_at: expiresAt,
      used_at: null,
      credentials_version: (await ProofStart.now(sql)).version,
    });
  });
  return { code, expiresAt: new Date(expiresAt).toISOString() };
}

/** Attempts are limited by address, malformed codes included: 40 bits, ten minutes, fifty attempts. */
export async function claimTransferCode(
  deps: AccountsDeps,
  caller: Caller | undefined,
  typed: string,
  { address, device }: SignInOrigin,
): Promise<StartedSession> {
  const attempt = await deps.limits.begin(undefined, address);
  return attempt.run(async () => {
    const code = parseFriendCode(typed);
    if (code === undefined) throw unknownCode();
    const codeHash = hashTransferCode(code);
    return deps.db.transaction([`transfer:${codeHash}`], async (sql) => {
      const now = deps.clock.now();
      const row = await findTransferCode(sql, codeHash);
      if (!row) throw unknownCode();
      if (row.used_at !== null || row.expires_at <= now) throw new Refusal('code_expired');
      const player = await findPlayer(sql, row.player_id);
      const isVoid = player && player.credentials_version > row.credentials_version;
      if (player?.kind !== 'anonymous' || isVoid) throw new Refusal('code_expired');
      await markTransferCodeUsed(sql, codeHash, now);
      return startSession(sql, deps, caller, ProofStart.at(row).passedBy(player.id), { device });
    });
  });
}

const unknownCode = () => new Refusal('not_found', { message: 'There is no such code.' });
