import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { SignInLimits } from '../identity/sign-in-limits.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { ChangedInbox } from '../notifications/notify.ts';
import type { PlayerMergeStep } from './migration/merge-step.ts';
import type { Supabase } from './supabase/supabase.ts';

/** What the use cases of this feature are given. */
export interface AccountsDeps {
  db: Database;
  clock: Clock;
  live: Live;
  sessionDays: number;
  limits: SignInLimits;
  publicOrigin: string | undefined;
  supabase: Supabase | undefined;
  hasAdmin: boolean;
  /** Absent where the server has no mail server. `origin` is what links begin with, whatever a request says. */
  mail: { queue: Pick<MailQueue, 'add'>; origin: string } | undefined;
  /** After the commit: screens and browsers of the owner hear of what is in their inbox. */
  signalInboxes(told: readonly ChangedInbox[]): void;
  /** After the commit: what they have under way with others ends, and their friends look again. */
  onSanctionCarried(playerId: string): void;
  mergeSteps: readonly PlayerMergeStep[];
}
