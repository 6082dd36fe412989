import { isStillReferenced } from '../../platform/database/still-referenced.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { IdentityParts } from './parts.ts';
import { type Proof, uphold } from './proof.ts';
import { deletePlayer, sessionsOf } from './queries.ts';

interface Leaving extends Pick<IdentityParts, 'db' | 'beforeDeletion'> {
  live: Pick<IdentityParts['live'], 'cut'>;
}

/** More than anybody can be given in the blink between leaving everything and going. */
const mostTries = 5;

/** The player is gone, on every device. Who asks for it themselves has proved it; a simulated player isn't asked. */
export async function deleteMe(
  { db, live, beforeDeletion }: Leaving,
  { playerId }: Pick<Caller, 'playerId'>,
  proof?: Proof,
): Promise<void> {
  for (let left = mostTries; left > 0; left -= 1) {
    await beforeDeletion(playerId);
    const sessions = await sessionsOf(db.read, playerId);
    try {
      await db.transaction([`player:${playerId}`], async (sql) => {
        if (proof) await uphold(sql, proof);
        await deletePlayer(sql, playerId);
      });
    } catch (error) {
      // Somebody has just made them the owner of something: they leave that, too.
      if (left > 1 && isStillReferenced(error)) continue;
      throw error;
    }
    for (const session of sessions) live.cut(session.token_hash);
    return;
  }
}
