import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** What the use cases of this feature are given. */
export interface SimulatorParts {
  db: Database;
  clock: Clock;
  /** Ends what a player has under way, so that whoever sat opposite sees it end. */
  leaveDances(playerId: string): Promise<void>;
}
