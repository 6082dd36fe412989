import { padded } from '../../platform/database/ask-together.ts';
import type { IdentityParts } from './parts.ts';
import { sessionsAmong } from './queries.ts';

/** As many as a statement of either database takes with ease; more than most servers have streams. */
const atOnce = 4096;

/** Which of these sessions have not ended: one statement for all, or for a few thousand of them. */
export async function sessionsThatGoOn(
  { db, clock }: Pick<IdentityParts, 'db' | 'clock'>,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < sessionIds.length; from += atOnce) {
    const asked = padded(sessionIds.slice(from, from + atOnce));
    for (const id of await sessionsAmong(db.read, asked, clock.now())) found.add(id);
  }
  return found;
}
