import type { Pair, SwarmJudge } from '@bee-jinx/game';
import type { AuditEntry } from '../../platform/audit-entry.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Cursors } from '../../platform/cursor.ts';
import type { Database, Reader } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { NotificationDeps } from '../notifications/deps.ts';
import type { DeadlineTimers } from './deadline-timers.ts';

/** What the use cases of this feature are given. */
export interface SwarmDeps {
  db: Database;
  clock: Clock;
  live: Live;
  cursors: Cursors;
  judge: SwarmJudge;
  timers: DeadlineTimers;
  notifications: Pick<NotificationDeps, 'live' | 'push'>;
  /** A pair to begin with: of a puzzle whose day is over everywhere. */
  drawOpening(): Promise<Pair>;
  /** Not where one has blocked the other, is suspended or is played by a page. */
  canMeet(sql: Reader, one: string, other: string): Promise<boolean>;
  /** Writes to the audit trail. */
  recordAudit(entry: AuditEntry): Promise<void>;
}
