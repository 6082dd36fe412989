import type { Signal } from '@bee-jinx/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader, Writer } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { SignInLimits } from '../identity/sign-in-limits.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { ChangedInbox } from '../notifications/notify.ts';
import type { Supabase } from './supabase/supabase.ts';

/** To the screens of those named; else to those of the player who moves. */
export type MergeSignal = Signal & { to?: string[] };

/** What a feature keeps on players, and how it goes from one to another. */
interface PlayerMergeStep {
  collection: string;
  /** What it decides about besides the two players, as keys of the transaction. Asked before it, and again inside. */
  keys?(sql: Reader, from: string, to: string): Promise<string[]>;
  /** How many there are, and how many of them meet one that the other player has already. */
  count(sql: Reader, from: string, to: string): Promise<{ moves: number; meets: number }>;
  /** Inside the transaction; returns what screens should look at again. */
  move(sql: Writer, from: string, to: string): Promise<MergeSignal[]>;
}

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

/** Where a sign-in comes from. */
export interface SignInOrigin {
  address: string;
  device: string | undefined;
  /** By which this browser was known before. */
  deviceToken?: string | undefined;
}
