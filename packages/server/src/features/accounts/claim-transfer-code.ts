import { readFriendCode } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Admitted, admit } from '../identity/admit.ts';
import { ProofBegun } from '../identity/proof.ts';
import { findPlayer } from '../identity/queries.ts';
import type { AccountsParts } from './parts.ts';
import { findTransferCode, useTransferCode } from './queries.ts';
import type { Visitor } from './sign-in.ts';
import { hashTransferCode } from './transfer-code.ts';

/** Guesses are counted by address, right or wrong in form: 40 bits, ten minutes, fifty tries. */
export async function claimTransferCode(
  parts: AccountsParts,
  caller: Caller | undefined,
  typed: string,
  { address, device }: Visitor,
): Promise<Admitted> {
  const attempt = await parts.limits.begin(undefined, address);
  const code = readFriendCode(typed);
  if (code === undefined) throw unknownCode();
  const codeHash = hashTransferCode(code);
  const admitted = await parts.db.transaction([`transfer:${codeHash}`], async (sql) => {
    const now = parts.clock.now();
    const row = await findTransferCode(sql, codeHash);
    if (!row) throw unknownCode();
    if (row.used_at !== null || row.expires_at <= now) throw new Refusal('code_expired');
    const player = await findPlayer(sql, row.player_id);
    const isVoid = player && player.credentials_version > row.credentials_version;
    if (player?.kind !== 'anonymous' || isVoid) throw new Refusal('code_expired');
    await useTransferCode(sql, codeHash, now);
    return admit(sql, parts, caller, ProofBegun.at(row).passedBy(player.id), { device });
  });
  await attempt.succeeded();
  return admitted;
}

const unknownCode = () => new Refusal('not_found', { message: 'There is no such code.' });
