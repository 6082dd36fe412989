import type { CallReply } from '@bee-jinx/contract';
import { Refusal } from '../../../platform/refusal.ts';
import type { EventDeps } from '../deps.ts';
import { parseBufferedEvent } from '../parse-buffered-event.ts';
import { storeBatch } from '../store-batch.ts';
import { deleteDeadLetter, findDeadLetter, recordRetry } from './queries.ts';

/** Stored, and the letter gone, or neither. */
export async function retryDeadLetter(
  { db, clock }: EventDeps,
  letterId: string,
): Promise<CallReply<'retryDeadLetter'>> {
  return db.transaction(['event-flush'], async (sql) => {
    const letter = await findDeadLetter(sql, letterId);
    if (!letter) throw new Refusal('not_found');
    const row = parseBufferedEvent({
      playerId: letter.player_id ?? '',
      key: '',
      acceptedAt: letter.accepted_at,
      event: letter.event,
      place: '',
    });
    if ('fault' in row) {
      await recordRetry(sql, letterId, { reason: row.fault, now: clock.now() });
      return { stored: false, reason: row.fault };
    }
    await storeBatch(sql, [row]);
    await deleteDeadLetter(sql, letterId);
    return { stored: true };
  });
}

/** Again is answered like the first time. */
export async function dropDeadLetter(
  { db }: EventDeps,
  letterId: string,
): Promise<CallReply<'dropDeadLetter'>> {
  await db.transaction([], (sql) => deleteDeadLetter(sql, letterId));
  return { dropped: true };
}
