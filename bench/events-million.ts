import type { FastifyBaseLogger } from 'fastify';
import { EventBuffers } from '../packages/server/src/features/events/buffer/event-buffers.ts';
import { Flusher } from '../packages/server/src/features/events/flusher.ts';
import { recordEvents } from '../packages/server/src/features/events/record-events.ts';
import { systemClock } from '../packages/server/src/platform/clock.ts';
import type { Database } from '../packages/server/src/platform/database/database.ts';
import { openDatabase } from '../packages/server/src/platform/database/open-database.ts';
import type { TestDatabase } from '../packages/server/src/testing/test-database.ts';
import { sampleEvent } from '../packages/server/src/testing/test-events.ts';
import type { Figure } from './figure.ts';

const million = 1_000_000;
const players = 500;
const concurrency = 16;
/** One of so many batches is sent a second time, as after a lost reply. */
const resendEvery = 10;

/** A million different events, some sent twice, while they are flushed: none lost, none doubled. */
export async function benchMillionEvents(database: TestDatabase): Promise<Figure[]> {
  const db = await openDatabase({ ...database, databasePool: 10 });
  const clock = systemClock;
  const buffers = new EventBuffers(db, undefined);
  const log = { warn: console.error } as unknown as FastifyBaseLogger;
  const flusher = new Flusher({ db, clock, buffers, log });
  // One address sends more here than its daily limit.
  const budgets = { mayStore: async () => true };
  try {
    await makePlayers(db);
    flusher.start();
    const before = await recount(db);
    const began = performance.now();
    let next = 0;
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        while (next < million) {
          const first = next;
          next += 100;
          const playerId = `bench_${(first / 100) % players}`;
          const teller = { playerId, address: '127.0.0.1', isKnown: true };
          const events = Array.from({ length: 100 }, (_, index) =>
            sampleEvent(`million ${first + index}`, { puzzleNumber: 1 + ((first / 100) % 400) }),
          );
          await recordEvents({ db, clock, buffers, budgets }, teller, events);
          if ((first / 100) % resendEvery === 0) {
            await recordEvents({ db, clock, buffers, budgets }, teller, events);
          }
        }
      }),
    );
    const accepted = performance.now() - began;
    await flusher.flush();
    const flushed = performance.now() - began;
    const { stored, summed } = await recount(db);
    // The sums also contain what other benches have stored in this database.
    const added = summed - before.summed;
    const perSecond = (ms: number) =>
      `${Math.round((million * 1000) / ms).toLocaleString('en')} /s`;
    const of = `${database.kind}, a million events`;
    return [
      { what: `${of}, accepted while others are flushed`, value: perSecond(accepted) },
      { what: `${of}, all in the store`, value: perSecond(flushed) },
      { what: `${of}, lost or doubled`, value: String(stored - million), aim: '0' },
      { what: `${of}, missing from the sums`, value: String(stored - added), aim: '0' },
    ];
  } finally {
    await flusher.stop();
    await db.close();
  }
}

async function makePlayers(db: Database): Promise<void> {
  const rows = Array.from({ length: players }, (_, index) => ({
    id: `bench_${index}`,
    display_name: 'Bench',
    friend_code: `BENCH${index}`,
    kind: 'anonymous' as const,
    badge_number: null,
    credentials_version: 0,
    version: 1,
    created_at: 0,
  }));
  await db.transaction([], async (sql) => {
    await sql.insertInto('players').values(rows).execute();
  });
}

async function recount(db: Database): Promise<{ stored: number; summed: number }> {
  const { stored } = await db.read
    .selectFrom('events')
    .where('idempotency_key', 'like', 'million %')
    .select((row) => row.fn.countAll<number | string>().as('stored'))
    .executeTakeFirstOrThrow();
  const { summed } = await db.read
    .selectFrom('event_rollups')
    .where('figure', '=', 'events')
    .where('part', '=', 'WORD_SUBMISSION')
    .select((row) => row.fn.sum<number | string>('count').as('summed'))
    .executeTakeFirstOrThrow();
  return { stored: Number(stored), summed: Number(summed) };
}
