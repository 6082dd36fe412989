import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../../platform/clock.ts';
import type { Writer } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { EventDeps } from '../deps.ts';
import { countStored } from '../queries.ts';
import { faultOfRefusal, parseBufferedEvent, storeBatch } from '../store-batch.ts';
import type { BufferedEvent, EventBuffer } from './event-buffer.ts';
import {
  countDeadLetters,
  deleteDeadLetter,
  findDeadLetter,
  newestDeadLetters,
  recordRetry,
} from './queries.ts';

const maxShown = 50;
type Reply = CallReply<'readEventBuffer'>;

export async function readBuffer({ db, buffers, keepDays }: EventDeps): Promise<Reply> {
  const { redis, database } = buffers;
  const redisState = redis?.state;
  const seen = [
    await inspectBuffer(database, redisState === 'in use' ? 'standing by' : 'in use'),
    ...(redis && redisState ? [await inspectBuffer(redis, redisState)] : []),
  ];
  return {
    buffers: seen.map(({ buffer }) => buffer),
    waiting: seen
      .flatMap(({ oldest }) => oldest)
      .sort((a, b) => a.acceptedAt - b.acceptedAt)
      .slice(0, maxShown)
      .map((event) => ({
        eventType: typeOf(event),
        userId: event.playerId,
        acceptedAt: formatIsoTime(event.acceptedAt),
      })),
    stored: await countStored(db.read),
    keepDays,
    deadLetters: (await newestDeadLetters(db.read, maxShown)).map((row) => ({
      letterId: row.id,
      ...(row.player_id !== null && { userId: row.player_id }),
      event: row.event.slice(0, 2000),
      reason: row.reason,
      tries: row.tries,
      failedAt: formatIsoTime(row.failed_at),
    })),
    deadLetterCount: await countDeadLetters(db.read),
  };
}

async function inspectBuffer(
  buffer: EventBuffer,
  state: Reply['buffers'][number]['state'],
): Promise<{ buffer: Reply['buffers'][number]; oldest: BufferedEvent[] }> {
  const { name } = buffer;
  if (state === 'out of reach') return { buffer: { name, state, waiting: 0 }, oldest: [] };
  try {
    const oldest = await buffer.oldest(maxShown);
    const first = oldest[0];
    return {
      buffer: {
        name,
        state,
        waiting: await buffer.count(),
        ...(first && { oldestAt: formatIsoTime(first.acceptedAt) }),
      },
      oldest,
    };
  } catch (error) {
    // Only a missing database is an error: Redis may go at any moment.
    if (name === 'database') throw error;
    return { buffer: { name, state: 'out of reach', waiting: 0 }, oldest: [] };
  }
}

function typeOf({ event }: BufferedEvent): string {
  const found = /"eventType":"([A-Z_]{1,40})"/.exec(event);
  return found?.[1] ?? 'unreadable';
}

export async function retryDeadLetter(
  { db, clock }: EventDeps,
  letterId: string,
): Promise<CallReply<'retryDeadLetter'>> {
  const reason = await db
    .transaction(['event-flush'], (sql) => storeDeadLetter(sql, letterId))
    .catch(faultOfRefusal);
  if (reason === undefined) return { stored: true };
  // In a transaction of its own, as the one that the database refused was rolled back.
  await db.transaction([], (sql) => recordRetry(sql, letterId, { reason, now: clock.now() }));
  return { stored: false, reason };
}

/** Stores the event and deletes the letter in one transaction, or returns why it can't be stored. */
async function storeDeadLetter(sql: Writer, letterId: string): Promise<string | undefined> {
  const letter = await findDeadLetter(sql, letterId);
  if (!letter) throw new Refusal('not_found');
  const row = parseBufferedEvent({
    playerId: letter.player_id ?? '',
    key: '',
    acceptedAt: letter.accepted_at,
    event: letter.event,
    place: '',
  });
  if ('fault' in row) return row.fault;
  await storeBatch(sql, [row]);
  await deleteDeadLetter(sql, letterId);
  return undefined;
}

/** Idempotent. */
export async function dropDeadLetter(
  { db }: EventDeps,
  letterId: string,
): Promise<CallReply<'dropDeadLetter'>> {
  await db.transaction([], (sql) => deleteDeadLetter(sql, letterId));
  return { dropped: true };
}
