import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { IdentityParts } from '../identity/parts.ts';
import type { NotificationParts } from '../notifications/parts.ts';

/** What the use cases of this feature are given. */
export interface SimulatorParts extends Pick<IdentityParts, 'beforeDeletion' | 'atDeletion'> {
  db: Database;
  clock: Clock;
  live: Live;
  log: FastifyBaseLogger;
  notifications: NotificationParts;
}
