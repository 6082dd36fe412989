import type { Caller } from '../../platform/http/caller.ts';
import { hashPassword } from '../../platform/password-hash.ts';
import { Refusal } from '../../platform/refusal.ts';
import { acceptableName } from '../identity/acceptable-name.ts';
import type { Admitted } from '../identity/admit.ts';
import { findPlayer } from '../identity/queries.ts';
import { acceptableEmail, acceptablePassword } from './acceptable-credentials.ts';
import { giveAccount } from './give-account.ts';
import type { AccountsParts } from './parts.ts';
import { findAccountByEmail } from './queries.ts';
import { signIn, type Visitor } from './sign-in.ts';

interface Registration {
  email: string;
  password: string;
  displayName?: string | undefined;
}

/** The same registration again, after a lost reply, signs in. */
export async function register(
  parts: AccountsParts,
  caller: Caller | undefined,
  wish: Registration,
  visitor: Visitor,
): Promise<Admitted> {
  const email = acceptableEmail(wish.email);
  const name = wish.displayName === undefined ? undefined : acceptableName(wish.displayName);
  const known = caller && (await findPlayer(parts.db.read, caller.playerId));
  const password = acceptablePassword(wish.password, [email, name ?? known?.display_name ?? '']);
  await parts.limits.countProbe(caller?.playerId, visitor.address);
  if (await findAccountByEmail(parts.db.read, email)) {
    return signInInstead(parts, caller, { email, password }, visitor);
  }
  const passwordHash = await hashPassword(password);
  const keys = [`email:${email}`, ...(caller ? [`player:${caller.playerId}`] : [])];
  return parts.db.transaction(keys, async (sql) => {
    if (await findAccountByEmail(sql, email)) throw new Refusal('email_taken');
    return giveAccount(sql, parts, caller, {
      email,
      passwordHash,
      displayName: name,
      device: visitor.device,
    });
  });
}

async function signInInstead(
  parts: AccountsParts,
  caller: Caller | undefined,
  credentials: { email: string; password: string },
  visitor: Visitor,
): Promise<Admitted> {
  try {
    return await signIn(parts, caller, credentials, visitor);
  } catch (error) {
    const isWrong = error instanceof Refusal && error.code === 'wrong_credentials';
    throw isWrong ? new Refusal('email_taken') : error;
  }
}
