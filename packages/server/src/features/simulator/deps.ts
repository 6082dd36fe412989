import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import type { NotificationDeps } from '../notifications/deps.ts';

/** What the use cases of this feature are given. */
export interface SimulatorDeps extends Pick<IdentityDeps, 'beforeDeletion' | 'duringDeletion'> {
  db: Database;
  clock: Clock;
  live: Live;
  log: FastifyBaseLogger;
  notifications: NotificationDeps;
}
