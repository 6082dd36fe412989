import type { PuzzlePlayedTwice, Signal } from '@bee-jinx/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader, Writer } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { SignInLimits } from '../identity/sign-in-limits.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { ChangedInbox } from '../notifications/notify.ts';
import type { Supabase } from './supabase/supabase.ts';

/** Sent to the players in `to`, by default to the account. */
export type MergeSignal = Signal & { to?: string[] };

/** How a feature merges what it keeps on one player into another. */
interface PlayerMergeStep {
  collection: string;
  /** Transaction keys besides those of the two players. Called before the transaction and again inside it. */
  keys?(sql: Reader, from: string, to: string): Promise<string[]>;
  /** How many rows move, and how many of them meet one that the other player has already. */
  count(sql: Reader, from: string, to: string): Promise<{ moves: number; meets: number }>;
  /** What both have, and the player may choose of. */
  conflicts?(sql: Reader, from: string, to: string): Promise<PuzzlePlayedTwice[]>;
  /** Runs inside the transaction; returns the signals to send after the commit, and what `undo` needs to know, as JSON. */
  move(
    sql: Writer,
    from: string,
    to: string,
    choices: MergeChoices,
  ): Promise<{ signals: MergeSignal[]; memo: unknown }>;
  /**
   * Gives back what nobody has touched since. Runs inside a transaction with the same keys, after the anonymous player's
   * row is there again; what was dropped is in the memo. `others` are the memos of the account's other merges that can be
   * undone: where rows of two merges have met, the step may change them.
   */
  undo(
    sql: Writer,
    memo: unknown,
    guestId: string,
    accountId: string,
    others: unknown[],
  ): Promise<UndoneStep>;
}

/** Which of two games of one puzzle is kept, where the player has said so. */
interface MergeChoices {
  keep: ReadonlyMap<number, 'account' | 'anonymous'>;
}

interface UndoneStep {
  signals: MergeSignal[];
  /** Rows that went back, of those that the player sees. */
  returned?: number;
  /** Rows that have changed since, so that they stay with the account. */
  stayed?: number;
  /** Hives that one of the two may no longer be in. */
  groupIds?: string[];
}

export interface AccountsDeps {
  db: Database;
  clock: Clock;
  live: Live;
  sessionDays: number;
  limits: SignInLimits;
  publicOrigin: string | undefined;
  supabase: Supabase | undefined;
  hasAdmin: boolean;
  /** Undefined where no mail server is set up. Links begin with `origin`, never with what a request claims. */
  mail: { queue: Pick<MailQueue, 'add'>; origin: string } | undefined;
  /** Call after the commit: signals the owner's screens and pushes to their browsers. */
  signalInboxes(changedInboxes: readonly ChangedInbox[]): void;
  /** Call after the commit: ends the suspended player's open dances and signals their friends. */
  onSuspensionInherited(playerId: string): void;
  /** Call after the commit: who isn't in the hive any more gets up from its table. */
  onMembersLeft(groupId: string): Promise<void>;
  mergeSteps: readonly PlayerMergeStep[];
}

/** Where a sign-in comes from. */
export interface SignInOrigin {
  address: string;
  device: string | undefined;
  /** Of the known-device cookie. */
  deviceTokens?: readonly string[];
}
