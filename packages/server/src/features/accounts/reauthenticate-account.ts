import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Proof } from '../identity/proof.ts';
import type { AccountsDeps } from './deps.ts';
import type { AccountRow } from './queries.ts';
import { type ReauthenticationInput, reauthenticate } from './reauthenticate.ts';

/** The caller's account, proved once more to be theirs; whoever plays anonymously has none to change. */
export async function reauthenticateAccount(
  deps: AccountsDeps,
  caller: Caller,
  again: ReauthenticationInput,
): Promise<{ proof: Proof; account: AccountRow }> {
  const { proof, account } = await reauthenticate(deps, caller, again);
  if (account) return { proof, account };
  throw new Refusal('forbidden', { message: 'You have no account yet. Make one first.' });
}
