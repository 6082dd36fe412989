import type { Database } from '../../../platform/database/database.ts';
import { DatabaseBuffer } from './database-buffer.ts';
import type { EventBuffer, NewEvent } from './event-buffer.ts';
import type { RedisBuffer } from './redis-buffer.ts';

/** Redis first, where it can be trusted; the database always. Both are flushed, whoever took what. */
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
        // Cut off in between. Perhaps it has them after all; the store counts them once.
      }
    }
    return this.database.add(playerId, events, now);
  }

  /** Those that can be read from now. */
  inReach(): EventBuffer[] {
    const hasRedis = this.redis !== undefined && this.redis.state !== 'out of reach';
    return hasRedis && this.redis ? [this.redis, this.database] : [this.database];
  }
}
