import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { IdentityDeps } from './deps.ts';
import { endOrReturnSession } from './manage-sessions.ts';
import { type Proof, verifyProof } from './proof.ts';
import { deletePlayer, sessionsOf } from './queries.ts';

interface DeleteMeDeps extends Pick<IdentityDeps, 'db' | 'beforeDeletion' | 'duringDeletion'> {
  live: Pick<IdentityDeps['live'], 'closeSessionStreams' | 'sendSignal'>;
}

/** Bounds the retries when the player keeps joining hives meanwhile. */
const maxTries = 10;

/** Deletes the player and ends all sessions. Without a proof for simulated players. */
export async function deleteMe(
  { db, live, beforeDeletion, duringDeletion }: DeleteMeDeps,
  { playerId }: Pick<Caller, 'playerId'>,
  proof?: Proof,
): Promise<void> {
  for (let left = maxTries; left > 0; left -= 1) {
    // Before the deletion, so that others see who has left.
    await beforeDeletion(playerId);
    const deletion = await db.transaction(
      [`player:${playerId}`],
      async (sql) => {
        if (proof) await verifyProof(sql, proof);
        const signals = await duringDeletion(sql, playerId);
        if (!signals) return undefined;
        const sessions = (await sessionsOf(sql, playerId)).map(({ token_hash }) => token_hash);
        for (const sessionId of sessions) await endOrReturnSession(sql, { playerId, sessionId });
        await deletePlayer(sql, playerId);
        return { signals, sessions };
      },
      // Excludes all other writes that name the player.
      { alone: [playerId] },
    );
    if (!deletion) continue;
    for (const sessionId of deletion.sessions) live.closeSessionStreams(sessionId);
    for (const { to, ...signal } of deletion.signals) live.sendSignal(to, signal);
    return;
  }
  throw new Refusal('unavailable', { retryAfterSeconds: 1 });
}
