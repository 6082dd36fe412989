import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Writer } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Proof } from '../../identity/proof.ts';
import { newToken } from '../../identity/session-token.ts';
import { type StartedSession, startSession } from '../../identity/start-session.ts';
import type { ChangedInbox } from '../../notifications/notify.ts';
import type { AccountsDeps, SignInOrigin } from '../deps.ts';
import { notifyOwner } from './notify-owner.ts';
import { deleteKnownDevices, insertKnownDevice, knownDevicesOf } from './queries.ts';

export interface CompletedSignIn extends StartedSession {
  deviceTokens?: readonly string[];
  /** To be signalled after the commit. */
  changedInboxes?: ChangedInbox[];
}

/** The end of every sign-in to an account: its owner is notified if the device is new. */
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
  const { isNew, deviceTokens } = await rememberDevice(sql, deps, proof.playerId, visitor);
  if (!isNew) return { ...admitted, deviceTokens };
  return {
    ...admitted,
    deviceTokens,
    changedInboxes: await notifyOwner(sql, deps, proof.playerId, { act, device }),
  };
}

const maxDevices = 20;

/** Salted with the player id, so that two accounts in one browser can't be linked by it. */
const hashDevice = (playerId: string, token: string): string =>
  createHash('sha256').update(`device:${playerId}:${token}`).digest('hex');

/**
 * A browser is known by a cookie that outlives its sessions. Every sign-in rotates it, so that a planted one soon
 * expires.
 */
export async function rememberDevice(
  sql: Writer,
  { clock }: { clock: Clock },
  playerId: string,
  { device, deviceTokens = [] }: Pick<SignInOrigin, 'device' | 'deviceTokens'>,
): Promise<{ isNew: boolean; deviceTokens: readonly string[] }> {
  const now = clock.now();
  const devices = await knownDevicesOf(sql, playerId);
  const find = (token: string) =>
    devices.find(({ device_hash }) => device_hash === hashDevice(playerId, token));
  const own = deviceTokens.find(find);
  const known = own === undefined ? undefined : find(own);
  const others = devices.filter((one) => one !== known);
  const gone = [...(known ? [known] : []), ...others.slice(maxDevices - 1)];
  if (gone.length > 0) {
    const hashes = gone.map(({ device_hash }) => device_hash);
    await deleteKnownDevices(sql, playerId, hashes);
  }
  const next = newToken();
  await insertKnownDevice(sql, {
    player_id: playerId,
    device_hash: hashDevice(playerId, next),
    device: device ?? null,
    created_at: known?.created_at ?? now,
    seen_at: now,
  });
  // Those of other accounts in this browser stay.
  const rest = deviceTokens.filter((token) => token !== own);
  return { isNew: known === undefined, deviceTokens: [next, ...rest] };
}

/** All but the calling one. */
export async function forgetOtherDevices(
  sql: Writer,
  playerId: string,
  deviceTokens: readonly string[] = [],
): Promise<void> {
  const own = deviceTokens.map((token) => hashDevice(playerId, token));
  const all = (await knownDevicesOf(sql, playerId)).map(({ device_hash }) => device_hash);
  const gone = all.filter((hash) => !own.includes(hash));
  if (gone.length > 0) await deleteKnownDevices(sql, playerId, gone);
}
