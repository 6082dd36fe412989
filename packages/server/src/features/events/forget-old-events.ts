import type { FastifyBaseLogger } from 'fastify';
import { again } from '../../platform/again.ts';
import type { EventParts } from './parts.ts';
import { forgetEvents } from './queries.ts';
import { dayOf } from './sums/weeks.ts';

const dayMs = 86_400_000;
/** Often enough for a server that is started anew every hour. */
const everyMs = 10 * 60_000;
const atOnce = 5000;

/** In pieces, so that nobody waits long for the writer. */
export async function forgetOldEvents({
  db,
  clock,
  keepDays,
}: Pick<EventParts, 'db' | 'clock' | 'keepDays'>): Promise<void> {
  const acceptedAt = clock.now() - keepDays * dayMs;
  const before = { acceptedAt, day: dayOf(acceptedAt) };
  let forgotten: number;
  do {
    forgotten = await db.transaction(['event-flush'], (sql) => forgetEvents(sql, before, atOnce));
  } while (forgotten >= atOnce);
}

/** Every now and then, until it is told to stop. */
export const forgetAgain = (parts: EventParts, log: FastifyBaseLogger): (() => Promise<void>) =>
  again(
    everyMs,
    () => forgetOldEvents(parts),
    (error) => log.warn({ err: error }, 'old events were not forgotten'),
  );
