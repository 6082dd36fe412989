import type { Budgets } from '../../platform/budgets/budgets.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { EventBuffers } from './buffer/event-buffers.ts';
import type { Flusher } from './flusher.ts';

export interface EventDeps {
  db: Database;
  clock: Clock;
  live: Live;
  buffers: EventBuffers;
  flusher: Flusher;
  keepDays: number;
  budgets: Pick<Budgets, 'mayStore'>;
  /** The analytics provider for browsers of players who consented. */
  provider: { host: string; key: string } | undefined;
}
