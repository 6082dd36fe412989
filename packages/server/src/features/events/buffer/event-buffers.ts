import type { Database } from '../../../platform/database/database.ts';
import type { BufferedEvent, EventBuffer, NewEvent } from './event-buffer.ts';
import { countBuffered, insertBuffered, oldestBuffered, removeBuffered } from './queries.ts';
import type { RedisBuffer } from './redis-buffer.ts';

/** The default, and the fallback while Redis is away. */
class DatabaseBuffer implements EventBuffer {
  readonly name = 'database';
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  add(playerId: string, events: readonly NewEvent[], now: number): Promise<number> {
    const rows = events.map(({ key, event }) => ({
      player_id: playerId,
      idempotency_key: key,
      accepted_at: now,
      event,
    }));
    return this.#db.transaction([], (sql) => insertBuffered(sql, rows));
  }

  async oldest(limit: number): Promise<BufferedEvent[]> {
    const rows = await oldestBuffered(this.#db.read, limit);
    return rows.map((row) => ({
      playerId: row.player_id,
      key: row.idempotency_key,
      acceptedAt: row.accepted_at,
      event: row.event,
      place: '',
    }));
  }

  remove(events: readonly BufferedEvent[]): Promise<void> {
    return this.#db.transaction([], (sql) => removeBuffered(sql, events));
  }

  count(): Promise<number> {
    return countBuffered(this.#db.read);
  }
}

/** Redis first, if it persists to disk; else the database. Both are flushed by any server. */
export class EventBuffers {
  readonly database: DatabaseBuffer;
  readonly redis: RedisBuffer | undefined;

  constructor(db: Database, redis: RedisBuffer | undefined) {
    this.database = new DatabaseBuffer(db);
    this.redis = redis;
  }

  async add(playerId: string, events: readonly NewEvent[], now: number): Promise<number> {
    if (this.redis?.state === 'in use') {
      try {
        return await this.redis.add(playerId, events, now);
      } catch {
        // Disconnected. Redis may have them all the same; the store ignores duplicates.
      }
    }
    return this.database.add(playerId, events, now);
  }

  /** The buffers that are reachable now. */
  inReach(): EventBuffer[] {
    const hasRedis = this.redis !== undefined && this.redis.state !== 'out of reach';
    return hasRedis && this.redis ? [this.redis, this.database] : [this.database];
  }
}

interface BufferBacklog {
  waiting: number;
  /** When the oldest was accepted. */
  oldestAt?: number;
}

/** Over all reachable buffers. */
export async function countWaitingEvents(buffers: EventBuffers): Promise<BufferBacklog> {
  let waiting = 0;
  let oldestAt = Number.POSITIVE_INFINITY;
  for (const buffer of buffers.inReach()) {
    try {
      const [first] = await buffer.oldest(1);
      waiting += await buffer.count();
      oldestAt = Math.min(oldestAt, first?.acceptedAt ?? oldestAt);
    } catch (error) {
      // Only a missing database is an error: Redis may go at any moment.
      if (buffer.name === 'database') throw error;
    }
  }
  return { waiting, ...(Number.isFinite(oldestAt) && { oldestAt }) };
}
