import { parseFriendCode } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { ProofStart } from '../identity/proof.ts';
import { findPlayer } from '../identity/queries.ts';
import { type StartedSession, startSession } from '../identity/start-session.ts';
import type { AccountsDeps } from './deps.ts';
import { findTransferCode, markTransferCodeUsed } from './queries.ts';
import type { SignInOrigin } from './sign-in.ts';
import { hashTransferCode } from './transfer-code.ts';

/** Guesses are counted by address, right or wrong in form: 40 bits, ten minutes, fifty tries. */
export async function claimTransferCode(
  deps: AccountsDeps,
  caller: Caller | undefined,
  typed: string,
  { address, device }: SignInOrigin,
): Promise<StartedSession> {
  const attempt = await deps.limits.begin(undefined, address);
  const code = parseFriendCode(typed);
  if (code === undefined) throw unknownCode();
  const codeHash = hashTransferCode(code);
  const admitted = await deps.db.transaction([`transfer:${codeHash}`], async (sql) => {
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
  await attempt.succeeded();
  return admitted;
}

const unknownCode = () => new Refusal('not_found', { message: 'There is no such code.' });
