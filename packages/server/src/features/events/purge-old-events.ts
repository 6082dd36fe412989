import { dayMs } from '@bee-jinx/game';
import type { FastifyBaseLogger } from 'fastify';
import { repeatEvery } from '../../platform/repeat-every.ts';
import type { EventDeps } from './deps.ts';
import { deleteEventsBefore } from './queries.ts';
import { dayOf } from './sums/calendar.ts';

/** Often enough also for a server that restarts every hour. */
const everyMs = 10 * 60_000;
const batchSize = 5000;

/** In batches, so that other writers don't wait long. */
export async function purgeOldEvents({
  db,
  clock,
  keepDays,
}: Pick<EventDeps, 'db' | 'clock' | 'keepDays'>): Promise<void> {
  const acceptedAt = clock.now() - keepDays * dayMs;
  const before = { acceptedAt, day: dayOf(acceptedAt) };
  let forgotten: number;
  do {
    forgotten = await db.transaction(['event-flush'], (sql) =>
      deleteEventsBefore(sql, before, batchSize),
    );
  } while (forgotten >= batchSize);
}

export const startPurging = (deps: EventDeps, log: FastifyBaseLogger): (() => Promise<void>) =>
  repeatEvery(
    everyMs,
    () => purgeOldEvents(deps),
    (error) => log.warn({ err: error }, 'old events could not be purged'),
  );
