import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { SignInLimits } from '../identity/sign-in-limits.ts';
import type { Movable } from './migration/movable.ts';
import type { Supabase } from './supabase/supabase.ts';

/** What the use cases of this feature are given. */
export interface AccountsParts {
  db: Database;
  clock: Clock;
  live: Live;
  sessionDays: number;
  limits: SignInLimits;
  publicOrigin: string | undefined;
  supabase: Supabase | undefined;
  hasAdmin: boolean;
  movables: readonly Movable[];
}
