import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { createNewcomer } from '../identity/create-newcomer.ts';
import { deleteOtherSessions } from '../identity/manage-sessions.ts';
import {
  type CredentialsChange,
  changeCredentials,
  firstCredentials,
  proofBySession,
} from '../identity/proof.ts';
import { findPlayer, promotePlayer } from '../identity/queries.ts';
import { hashToken } from '../identity/session-token.ts';
import { lockCallerSession, startSession } from '../identity/start-session.ts';
import type { AccountsDeps, SignInOrigin } from './deps.ts';
import { insertAccount } from './queries.ts';
import { type CompletedSignIn, rememberDevice } from './security/complete-sign-in.ts';

interface NewAccount {
  email: string | null;
  passwordHash: string | null;
  displayName?: string | undefined;
  visitor: Omit<SignInOrigin, 'address'>;
}

/**
 * Turns the anonymous caller into a player with an account, in place. All their sessions end, because somebody else
 * may have planted a token. A caller who isn't anonymous gets a new player.
 */
export async function createAccount(
  sql: Writer,
  deps: AccountsDeps,
  caller: Caller | undefined,
  { email, passwordHash, displayName, visitor }: NewAccount,
): Promise<CompletedSignIn & { change: CredentialsChange }> {
  const now = deps.clock.now();
  const change = await findOrCreateAccountPlayer(sql, caller, now);
  await promotePlayer(sql, change.playerId, displayName);
  await insertAccount(sql, change, { email, password_hash: passwordHash, created_at: now });
  const admitted = await startSession(sql, deps, caller, change.proof, { device: visitor.device });
  const { deviceTokens } = await rememberDevice(sql, deps, change.playerId, visitor);
  const ended = await deleteOtherSessions(sql, change, hashToken(admitted.token));
  return { ...admitted, deviceTokens, change, ended: [...ended, ...admitted.ended] };
}

async function findOrCreateAccountPlayer(sql: Writer, caller: Caller | undefined, now: number) {
  const here = await lockCallerSession(sql, caller);
  const known = here && (await findPlayer(sql, here.playerId));
  if (here && known?.kind === 'anonymous') {
    return changeCredentials(sql, proofBySession(here));
  }
  return firstCredentials(await createNewcomer(sql, now));
}
