import type { Clock } from '../../platform/clock.ts';
import type { Cursors } from '../../platform/cursor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { SignInLimits } from '../identity/sign-in-limits.ts';

export interface AdminDeps {
  db: Database;
  clock: Clock;
  live: Live;
  cursors: Cursors;
  limits: SignInLimits;
  sessionDays: number;
  adminPasswordHash: string | undefined;
}
