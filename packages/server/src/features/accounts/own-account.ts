import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AccountsParts } from './parts.ts';
import { type AccountRow, findAccount } from './queries.ts';

/** The caller's account; whoever plays anonymously has none to change. */
export async function ownAccount({ db }: AccountsParts, caller: Caller): Promise<AccountRow> {
  const account = await findAccount(db.read, caller.playerId);
  if (account) return account;
  throw new Refusal('forbidden', { message: 'You have no account yet. Make one first.' });
}
