import { normalizePassword } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { verifyPassword } from '../../platform/password-hash.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createNewcomer } from '../identity/create-newcomer.ts';
import { firstCredentials, proofBySession } from '../identity/proof.ts';
import { findPlayer, revokeAdmin } from '../identity/queries.ts';
import { lockCallerSession, type StartedSession, startSession } from '../identity/start-session.ts';
import { recordAudit } from './audit-trail.ts';
import type { AdminDeps } from './deps.ts';

const minutes = 30;

interface Visitor {
  address: string;
  device: string | undefined;
  requestId: string;
}

/** Makes the caller an admin for thirty minutes, on a new session token. */
export async function becomeAdmin(
  deps: AdminDeps,
  caller: Caller | undefined,
  password: string,
  { address, device, requestId }: Visitor,
): Promise<StartedSession & { adminUntil: number }> {
  const { db, clock, limits, adminPasswordHash } = deps;
  if (adminPasswordHash === undefined) {
    throw new Refusal('unavailable', {
      message: 'No admin password is set on this server.',
      retryAfterSeconds: 3600,
    });
  }
  const attempt = await limits.beginPaced('the admin', address, caller?.playerId);
  const record = (act: string, playerId = caller?.playerId) =>
    recordAudit(deps, { playerId, act, requestId });
  await attempt.run(async () => {
    if (await verifyPassword(normalizePassword(password), adminPasswordHash)) return;
    await record('wrong admin password');
    throw new Refusal('wrong_credentials', { message: 'That isn’t the admin password.' });
  });
  const adminUntil = clock.now() + minutes * 60_000;
  const keys = caller ? [`player:${caller.playerId}`] : [];
  const admitted = await db.transaction(keys, async (sql) => {
    const here = await lockCallerSession(sql, caller);
    if (here) return startSession(sql, deps, here, proofBySession(here), { device, adminUntil });
    const { proof } = firstCredentials(await createNewcomer(sql, clock.now()));
    return startSession(sql, deps, undefined, proof, { device, adminUntil });
  });
  await record('signed in as admin', admitted.player.id);
  return { ...admitted, adminUntil };
}

export async function resignAsAdmin(deps: AdminDeps, caller: Caller, requestId: string) {
  const player = await deps.db.transaction([], async (sql) => {
    await revokeAdmin(sql, caller.sessionId);
    return findPlayer(sql, caller.playerId);
  });
  if (!player) throw new Refusal('not_signed_in');
  if (caller.isAdmin) {
    await recordAudit(deps, { playerId: player.id, act: 'resigned as admin', requestId });
  }
  return player;
}
