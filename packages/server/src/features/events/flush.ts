import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { again } from '../../platform/again.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { isDatabaseUnavailable } from '../../platform/database/unavailable.ts';
import { onItsOwn } from '../../platform/on-behalf.ts';
import type { EventBuffer, Waiting } from './buffer/buffer.ts';
import type { EventBuffers } from './buffer/buffers.ts';
import { insertDeadLetters } from './buffer/queries.ts';
import { readWaiting } from './read-waiting.ts';
import { type Stored, storeBatch } from './store-batch.ts';

const batch = 1000;
const everyMs = 1000;

export interface Flushed extends Stored {
  dead: number;
}

const nothing: Flushed = { stored: 0, duplicates: 0, gone: 0, dead: 0 };

interface FlushParts {
  db: Database;
  clock: Clock;
  buffers: EventBuffers;
  log: FastifyBaseLogger;
}

/** Moves what waits to the store, one flush at a time. Whatever fails is tried again with the next. */
export class Flusher {
  readonly #parts: FlushParts;
  #last: Promise<unknown> = Promise.resolve();
  #stop = async (): Promise<void> => {};

  constructor(parts: FlushParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#stop = again(
      everyMs,
      () => this.flush(),
      (error) => this.#parts.log.warn({ err: error }, 'a flush of events failed'),
    );
  }

  /** What still waits then is on the disk, and waits for the next start. */
  async stop(): Promise<void> {
    await this.#stop();
    await this.#last.catch(() => {});
  }

  /** Everything that was acknowledged before this call is in the store after it. */
  flush(): Promise<Flushed> {
    // Of everybody's events: what becomes of whoever asked for it is no matter.
    const flushed = this.#last.catch(() => {}).then(() => onItsOwn(() => this.#flushAll()));
    this.#last = flushed;
    return flushed;
  }

  async #flushAll(): Promise<Flushed> {
    let all = nothing;
    for (const buffer of this.#parts.buffers.inReach()) {
      try {
        all = sum(all, await this.#flushOne(buffer));
      } catch (error) {
        if (buffer.name === 'database' || isDatabaseUnavailable(error)) throw error;
        // Redis went away in between. What it holds waits until it is back; the table need not.
        this.#parts.log.warn({ err: error }, 'events in Redis could not be flushed');
      }
    }
    return all;
  }

  async #flushOne(buffer: EventBuffer): Promise<Flushed> {
    let all = nothing;
    for (;;) {
      const waiting = await buffer.oldest(batch);
      if (waiting.length > 0) all = sum(all, await this.#move(buffer, waiting));
      if (waiting.length < batch) return all;
    }
  }

  /** Removed only after it is stored: killed in between, it is stored again, which changes nothing. */
  async #move(buffer: EventBuffer, waiting: readonly Waiting[]): Promise<Flushed> {
    const flushed = await this.#store(waiting);
    await buffer.remove(waiting);
    return flushed;
  }

  async #store(waiting: readonly Waiting[]): Promise<Flushed> {
    const read = waiting.map((one) => ({ one, row: readWaiting(one) }));
    const rows = read.flatMap(({ row }) => ('fault' in row ? [] : [row]));
    const faults = read.flatMap(({ one, row }) => ('fault' in row ? [{ one, ...row }] : []));
    const stored = await this.#storeOrPart(rows, new Map(read.map(({ one, row }) => [row, one])));
    await this.#layAside(faults);
    return sum(stored, { ...nothing, dead: faults.length });
  }

  /** One that the database refuses must not hold up the others: halves, until it stands alone. */
  async #storeOrPart(
    rows: readonly Row[],
    origin: ReadonlyMap<unknown, Waiting>,
  ): Promise<Flushed> {
    if (rows.length === 0) return nothing;
    const { db } = this.#parts;
    try {
      return {
        ...nothing,
        ...(await db.transaction(['event-flush'], (sql) => storeBatch(sql, rows))),
      };
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      const one = origin.get(rows[0]);
      if (rows.length === 1 && one) {
        const { code } = error as { code?: unknown };
        await this.#layAside([{ one, fault: `The database refuses it (${String(code)}).` }]);
        return { ...nothing, dead: 1 };
      }
      const middle = Math.ceil(rows.length / 2);
      const first = await this.#storeOrPart(rows.slice(0, middle), origin);
      return sum(first, await this.#storeOrPart(rows.slice(middle), origin));
    }
  }

  async #layAside(faults: readonly { one: Waiting; fault: string }[]): Promise<void> {
    if (faults.length === 0) return;
    const { db, clock } = this.#parts;
    const letters = faults.map(({ one, fault }) => ({
      id: letterIdOf(one),
      player_id: one.playerId,
      event: one.event,
      reason: fault,
      accepted_at: one.acceptedAt,
      failed_at: clock.now(),
      tries: 1,
    }));
    await db.transaction([], (sql) => insertDeadLetters(sql, letters));
  }
}

/** Of what it says, so that laying it aside again after a kill makes no second letter. */
const letterIdOf = ({ playerId, key, event }: Waiting) =>
  `letter_${createHash('sha256').update(`${playerId}\n${key}\n${event}`).digest('hex').slice(0, 24)}`;

type Row = Exclude<ReturnType<typeof readWaiting>, { fault: string }>;

const sum = (one: Flushed, other: Flushed): Flushed => ({
  stored: one.stored + other.stored,
  duplicates: one.duplicates + other.duplicates,
  gone: one.gone + other.gone,
  dead: one.dead + other.dead,
});
