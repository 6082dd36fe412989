import type { Redis } from 'ioredis';
import type { Caches } from '../../platform/cache/caches.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DataCheck } from '../../platform/data-check.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';

export interface DeskDeps {
  db: Database;
  clock: Clock;
  live: Live;
  redis: Redis | undefined;
  caches: Caches;
  startedAt: number;
  /** Events that were acknowledged and not stored yet. */
  eventsWaiting(): Promise<{ waiting: number; oldestAt?: number }>;
  /** The data checks of all features. */
  checks: readonly DataCheck[];
  /** Signs repair plans. */
  secret: string;
}
