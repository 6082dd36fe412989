import { friendCodeBytes, makeFriendCode } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { pooledRandomBytes } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import { ProofStart, proofBySession, verifyProof } from '../identity/proof.ts';
import type { AccountsDeps } from './deps.ts';
import { deleteTransferCodes, insertTransferCode } from './queries.ts';
import { hashTransferCode } from './transfer-code.ts';

const minutes = 10;
const day = 86_400_000;

/** For those without an account; whoever has one signs in over there. */
export async function makeTransferCode(
  { db, clock }: AccountsDeps,
  caller: Caller,
): Promise<{ code: string; expiresAt: string }> {
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
    await deleteTransferCodes(sql, caller.playerId, now - day);
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
