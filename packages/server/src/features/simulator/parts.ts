import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { NotificationParts } from '../notifications/parts.ts';

/** What the use cases of this feature are given. */
export interface SimulatorParts {
  db: Database;
  clock: Clock;
  live: Live;
  log: FastifyBaseLogger;
  notifications: NotificationParts;
  /** Ends what a player has under way with others. */
  beforeDeletion(playerId: string): Promise<void>;
}
