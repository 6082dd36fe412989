import { asKept } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { passwordFits } from '../../platform/password-hash.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Admitted, admit, stillHere } from '../identity/admit.ts';
import { makeNewcomer } from '../identity/newcomer.ts';
import { firstCredentials, proofBySession } from '../identity/proof.ts';
import type { AdminParts } from './parts.ts';
import { recordAct } from './record-act.ts';

const minutes = 30;

interface Visitor {
  address: string;
  device: string | undefined;
  requestId: string;
}

/** Whoever knows the password, as the player they are, on a token that nobody else has seen. */
export async function becomeAdmin(
  parts: AdminParts,
  caller: Caller | undefined,
  password: string,
  { address, device, requestId }: Visitor,
): Promise<Admitted & { adminUntil: number }> {
  const { db, clock, limits, adminPasswordHash } = parts;
  if (adminPasswordHash === undefined) {
    throw new Refusal('unavailable', {
      message: 'No admin password is set on this server.',
      retryAfterSeconds: 3600,
    });
  }
  const attempt = await limits.beginPaced('the admin', address, caller?.playerId);
  const record = (act: string, playerId = caller?.playerId) =>
    recordAct(parts, { playerId, act, requestId });
  if (!(await passwordFits(asKept(password), adminPasswordHash))) {
    await record('wrong admin password');
    throw new Refusal('wrong_credentials', { message: 'That isn’t the admin password.' });
  }
  await attempt.succeeded();
  const adminUntil = clock.now() + minutes * 60_000;
  const keys = caller ? [`player:${caller.playerId}`] : [];
  const admitted = await db.transaction(keys, async (sql) => {
    const here = await stillHere(sql, caller);
    if (here) return admit(sql, parts, here, proofBySession(here), { device, adminUntil });
    const { proof } = firstCredentials(await makeNewcomer(sql, clock.now()));
    return admit(sql, parts, undefined, proof, { device, adminUntil });
  });
  await record('signed in as admin', admitted.player.id);
  return { ...admitted, adminUntil };
}
