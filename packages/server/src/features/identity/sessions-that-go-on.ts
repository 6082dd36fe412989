import { setImmediate as nextTurn } from 'node:timers/promises';
import { padToPowerOfTwo } from '../../platform/database/batch-loader.ts';
import type { IdentityDeps } from './deps.ts';
import { findActiveSessionHashes } from './queries.ts';

/** The embedded database answers while everybody waits: so many take it a few milliseconds. */
const atOnce = 512;

/** Which of these sessions have not ended: a statement for all, or for some hundreds of them. */
export async function findActiveSessions(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < sessionIds.length; from += atOnce) {
    const asked = padToPowerOfTwo(sessionIds.slice(from, from + atOnce));
    for (const id of await findActiveSessionHashes(db.read, asked, clock.now())) found.add(id);
    await nextTurn();
  }
  return found;
}
