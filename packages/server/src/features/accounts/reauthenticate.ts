import { normalizePassword, passwordLength } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { verifyPassword } from '../../platform/password-hash.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Proof, ProofStart, proofBySession } from '../identity/proof.ts';
import type { AccountsDeps } from './deps.ts';
import { type AccountRow, findAccount } from './queries.ts';

const recentSignInMs = 15 * 60_000;

export interface ReauthenticationInput {
  password: string | undefined;
  address: string;
}

/**
 * Required before credentials change or the player is deleted, because an open screen doesn't prove ownership. Asks
 * for the password; for a recent sign-in where the account has none; for the session alone where the player is
 * anonymous.
 */
export async function reauthenticate(
  { db, clock, limits }: Pick<AccountsDeps, 'db' | 'clock' | 'limits'>,
  caller: Caller,
  { password, address }: ReauthenticationInput,
): Promise<{ begun: ProofStart; proof: Proof; account: AccountRow | undefined }> {
  const begun = await ProofStart.now(db.read);
  const account = await findAccount(db.read, caller.playerId);
  if (!account) return { begun, proof: proofBySession(caller), account };
  const proof = begun.passedBy(caller.playerId, caller.sessionId);
  if (account.password_hash === null) {
    if (caller.signedInAt > clock.now() - recentSignInMs) return { begun, proof, account };
    throw new Refusal('forbidden', { message: 'Sign in once more, then try again.' });
  }
  if (password === undefined || password === '') throw wrong('Type your password to confirm.');
  const attempt = await limits.begin(`again ${account.player_id}`, address);
  const typed = normalizePassword(password.slice(0, 4 * passwordLength.max));
  await attempt.run(async () => {
    if (!(await verifyPassword(typed, account.password_hash)))
      throw wrong('That isn’t your password.');
  });
  return { begun, proof, account };
}

const wrong = (message: string) => new Refusal('wrong_credentials', { message });

/** Reauthenticates and returns the caller's account; refused for anonymous players. */
export async function reauthenticateAccount(
  deps: AccountsDeps,
  caller: Caller,
  credentials: ReauthenticationInput,
): Promise<{ proof: Proof; account: AccountRow }> {
  const { proof, account } = await reauthenticate(deps, caller, credentials);
  if (account) return { proof, account };
  throw new Refusal('forbidden', { message: 'You have no account yet. Make one first.' });
}
