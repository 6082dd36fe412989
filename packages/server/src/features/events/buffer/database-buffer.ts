import type { Database } from '../../../platform/database/database.ts';
import type { BufferedEvent, EventBuffer, NewEvent } from './event-buffer.ts';
import { countBuffered, insertBuffered, oldestBuffered, removeBuffered } from './queries.ts';

/** Always there: the default, and what takes over while Redis is away. */
export class DatabaseBuffer implements EventBuffer {
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

  async oldest(most: number): Promise<BufferedEvent[]> {
    const rows = await oldestBuffered(this.#db.read, most);
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
