import type { Caller } from '../../platform/http/caller.ts';
import { hashPassword } from '../../platform/password-hash.ts';
import { Refusal } from '../../platform/refusal.ts';
import { validateName } from '../identity/change-name.ts';
import { findPlayer } from '../identity/queries.ts';
import { createAccount } from './create-account.ts';
import type { AccountsDeps, SignInOrigin } from './deps.ts';
import { findAccountByEmail } from './queries.ts';
import { replaceRecoveryCodes } from './recovery/recovery-codes.ts';
import type { CompletedSignIn } from './security/complete-sign-in.ts';
import { signIn } from './sign-in.ts';
import { validateEmail, validatePassword } from './validate-credentials.ts';

interface Registration {
  email: string;
  password: string;
  displayName?: string | undefined;
}

/** Repeated after a lost reply, the same registration signs in. Recovery codes are returned with a new account only. */
export async function register(
  deps: AccountsDeps,
  caller: Caller | undefined,
  input: Registration,
  visitor: SignInOrigin,
): Promise<CompletedSignIn & { recoveryCodes?: string[] }> {
  const email = validateEmail(input.email);
  const name = input.displayName === undefined ? undefined : validateName(input.displayName);
  const known = caller && (await findPlayer(deps.db.read, caller.playerId));
  const password = validatePassword(input.password, [email, name ?? known?.display_name ?? '']);
  await deps.limits.countProbe(caller?.playerId, visitor.address);
  if (await findAccountByEmail(deps.db.read, email)) {
    return signInInstead(deps, caller, { email, password }, visitor);
  }
  const passwordHash = await hashPassword(password);
  const keys = [`email:${email}`, ...(caller ? [`player:${caller.playerId}`] : [])];
  return deps.db.transaction(keys, async (sql) => {
    if (await findAccountByEmail(sql, email)) throw new Refusal('email_taken');
    const account = { email, passwordHash, displayName: name, visitor };
    const arrival = await createAccount(sql, deps, caller, account);
    const recoveryCodes = await replaceRecoveryCodes(sql, deps, arrival.change);
    return { ...arrival, recoveryCodes };
  });
}

async function signInInstead(
  deps: AccountsDeps,
  caller: Caller | undefined,
  credentials: { email: string; password: string },
  visitor: SignInOrigin,
): Promise<CompletedSignIn> {
  try {
    return await signIn(deps, caller, credentials, visitor);
  } catch (error) {
    const isWrong = error instanceof Refusal && error.code === 'wrong_credentials';
    throw isWrong ? new Refusal('email_taken') : error;
  }
}
