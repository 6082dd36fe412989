import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Proof } from '../identity/proof.ts';
import type { AccountsParts } from './parts.ts';
import { type ProofAgain, proveAgain } from './prove-again.ts';
import type { AccountRow } from './queries.ts';

/** The caller's account, proved once more to be theirs; whoever plays anonymously has none to change. */
export async function ownAccount(
  parts: AccountsParts,
  caller: Caller,
  again: ProofAgain,
): Promise<{ proof: Proof; account: AccountRow }> {
  const { proof, account } = await proveAgain(parts, caller, again);
  if (account) return { proof, account };
  throw new Refusal('forbidden', { message: 'You have no account yet. Make one first.' });
}
