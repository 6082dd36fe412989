import { asKept, passwordLength } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { passwordFits } from '../../platform/password-hash.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AccountsParts } from './parts.ts';
import type { AccountRow } from './queries.ts';

const freshMs = 15 * 60_000;

/**
 * Before a way in is changed: whoever found an open screen isn't the owner yet. The password is asked
 * for where there is one; where there is none, a sign-in of the last minutes.
 */
export async function proveAgain(
  { clock, limits }: AccountsParts,
  caller: Caller,
  account: AccountRow,
  password: string | undefined,
  address: string,
): Promise<void> {
  if (account.password_hash === null) {
    if (caller.signedInAt > clock.now() - freshMs) return;
    throw new Refusal('forbidden', { message: 'Sign in once more, then try again.' });
  }
  const attempt = await limits.begin(`again ${account.player_id}`, address);
  const typed = asKept((password ?? '').slice(0, 4 * passwordLength.max));
  if (!(await passwordFits(typed, account.password_hash))) {
    throw new Refusal('wrong_credentials', { message: 'That isn’t your password.' });
  }
  await attempt.succeeded();
}
