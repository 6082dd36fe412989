import type { Clock } from '../../platform/clock.ts';
import type { Cursors } from '../../platform/cursor.ts';
import type { Database, Reader, Writer } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { NotificationParts } from '../notifications/parts.ts';
import type { BeePartner } from './bee-partner.ts';
import type { Dances } from './dances.ts';

/** What the use cases of this feature are given. */
export interface DanceParts {
  db: Database;
  clock: Clock;
  live: Live;
  cursors: Cursors;
  dances: Dances;
  bee: BeePartner;
  notifications: NotificationParts;
  /** Not where one has blocked the other, is suspended or is played by a page. */
  mayMeet(sql: Reader | Writer, one: string, other: string): Promise<boolean>;
  /** Whether the first has blocked the second. */
  hasBlocked(sql: Reader | Writer, playerId: string, otherId: string): Promise<boolean>;
}
