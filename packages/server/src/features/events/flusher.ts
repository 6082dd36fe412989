import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { runWithoutActor } from '../../platform/actor-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { isDatabaseUnavailable } from '../../platform/database/unavailable.ts';
import { repeatEvery } from '../../platform/repeat-every.ts';
import type { BufferedEvent, EventBuffer } from './buffer/event-buffer.ts';
import type { EventBuffers } from './buffer/event-buffers.ts';
import { insertDeadLetters } from './buffer/queries.ts';
import { faultOfRefusal, parseBufferedEvent, type StoreResult, storeBatch } from './store-batch.ts';

const batchSize = 1000;
const everyMs = 1000;

export interface FlushResult extends StoreResult {
  dead: number;
}

const emptyResult: FlushResult = { stored: 0, duplicates: 0, gone: 0, dead: 0 };

interface FlusherDeps {
  db: Database;
  clock: Clock;
  buffers: EventBuffers;
  log: FastifyBaseLogger;
}

/** Moves buffered events to the store, one flush at a time. What fails is retried with the next flush. */
export class Flusher {
  readonly #deps: FlusherDeps;
  #last: Promise<unknown> = Promise.resolve();
  #stop = async (): Promise<void> => {};

  constructor(deps: FlusherDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#stop = repeatEvery(
      everyMs,
      () => this.flush(),
      (error) => this.#deps.log.warn({ err: error }, 'a flush of events failed'),
    );
  }

  /** What is still buffered stays on disk until the next start. */
  async stop(): Promise<void> {
    await this.#stop();
    await this.#last.catch(() => {});
  }

  /** Resolves when everything acknowledged before this call is stored, except what lies in a Redis that is out of reach. */
  flush(): Promise<FlushResult> {
    // Runs without the caller's actor, because the events are those of all players.
    const flushed = this.#last.catch(() => {}).then(() => runWithoutActor(() => this.#flushAll()));
    this.#last = flushed;
    return flushed;
  }

  async #flushAll(): Promise<FlushResult> {
    let all = emptyResult;
    for (const buffer of this.#deps.buffers.inReach()) {
      try {
        all = sum(all, await this.#flushOne(buffer));
      } catch (error) {
        if (buffer.name === 'database' || isDatabaseUnavailable(error)) throw error;
        // Redis went away: its events wait until it is back, those in the table don't.
        this.#deps.log.warn({ err: error }, 'events in Redis could not be flushed');
      }
    }
    return all;
  }

  async #flushOne(buffer: EventBuffer): Promise<FlushResult> {
    let all = emptyResult;
    for (;;) {
      const waiting = await buffer.oldest(batchSize);
      if (waiting.length > 0) all = sum(all, await this.#move(buffer, waiting));
      if (waiting.length < batchSize) return all;
    }
  }

  /** Removed after it is stored: killed in between, it is stored again, which the unique key ignores. */
  async #move(buffer: EventBuffer, waiting: readonly BufferedEvent[]): Promise<FlushResult> {
    const flushed = await this.#store(waiting);
    await buffer.remove(waiting);
    return flushed;
  }

  async #store(waiting: readonly BufferedEvent[]): Promise<FlushResult> {
    const read = waiting.map((event) => ({ event, row: parseBufferedEvent(event) }));
    const rows = read.flatMap(({ row }) => ('fault' in row ? [] : [row]));
    const faults = read.flatMap(({ event, row }) => ('fault' in row ? [{ event, ...row }] : []));
    const stored = await this.#storeOrBisect(
      rows,
      new Map(read.map(({ event, row }) => [row, event])),
    );
    await this.#storeDeadLetters(faults);
    return sum(stored, { ...emptyResult, dead: faults.length });
  }

  /**
   * Bisects a batch that the database refuses until the refused event is alone, so that it doesn't hold up the others.
   */
  async #storeOrBisect(
    rows: readonly Row[],
    origin: ReadonlyMap<unknown, BufferedEvent>,
  ): Promise<FlushResult> {
    if (rows.length === 0) return emptyResult;
    const { db } = this.#deps;
    try {
      return {
        ...emptyResult,
        ...(await db.transaction(['event-flush'], (sql) => storeBatch(sql, rows))),
      };
    } catch (error) {
      const fault = faultOfRefusal(error);
      const event = origin.get(rows[0]);
      if (rows.length === 1 && event) {
        await this.#storeDeadLetters([{ event, fault }]);
        return { ...emptyResult, dead: 1 };
      }
      const middle = Math.ceil(rows.length / 2);
      const first = await this.#storeOrBisect(rows.slice(0, middle), origin);
      return sum(first, await this.#storeOrBisect(rows.slice(middle), origin));
    }
  }

  async #storeDeadLetters(
    faults: readonly { event: BufferedEvent; fault: string }[],
  ): Promise<void> {
    if (faults.length === 0) return;
    const { db, clock } = this.#deps;
    const deadLetters = faults.map(({ event, fault }) => ({
      id: deadLetterId(event),
      player_id: event.playerId,
      event: event.event,
      reason: fault,
      accepted_at: event.acceptedAt,
      failed_at: clock.now(),
      tries: 1,
    }));
    await db.transaction([], (sql) => insertDeadLetters(sql, deadLetters));
  }
}

/** A hash of the content, so that a repeat after a crash makes no second dead letter. */
const deadLetterId = ({ playerId, key, event }: BufferedEvent) =>
  `letter_${createHash('sha256').update(`${playerId}\n${key}\n${event}`).digest('hex').slice(0, 24)}`;

type Row = Exclude<ReturnType<typeof parseBufferedEvent>, { fault: string }>;

const sum = (a: FlushResult, b: FlushResult): FlushResult => ({
  stored: a.stored + b.stored,
  duplicates: a.duplicates + b.duplicates,
  gone: a.gone + b.gone,
  dead: a.dead + b.dead,
});
