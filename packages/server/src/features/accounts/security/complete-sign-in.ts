import type { Writer } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Proof } from '../../identity/proof.ts';
import { type StartedSession, startSession } from '../../identity/start-session.ts';
import type { ChangedInbox } from '../../notifications/notify.ts';
import type { AccountsDeps } from '../deps.ts';
import type { SignInOrigin } from '../sign-in.ts';
import { rememberDevice } from './known-devices.ts';
import { notifyOwner } from './notify-owner.ts';

export interface CompletedSignIn extends StartedSession {
  deviceToken?: string;
  /** To be announced after the commit. */
  changedInboxes?: ChangedInbox[];
}

/** How every way into an account ends: its owner hears of a sign-in from where nobody has signed in before. */
export async function completeSignIn(
  sql: Writer,
  deps: AccountsDeps,
  caller: Caller | undefined,
  proof: Proof,
  visitor: SignInOrigin,
  act: 'new_sign_in' | 'code_used' | 'password_reset' = 'new_sign_in',
): Promise<CompletedSignIn> {
  const { device } = visitor;
  const admitted = await startSession(sql, deps, caller, proof, { device });
  const { isNew, deviceToken } = await rememberDevice(sql, deps, proof.playerId, visitor);
  if (!isNew) return { ...admitted, deviceToken };
  return {
    ...admitted,
    deviceToken,
    changedInboxes: await notifyOwner(sql, deps, proof.playerId, { act, device }),
  };
}
