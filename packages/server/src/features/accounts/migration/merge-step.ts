import type { Signal } from '@bee-jinx/contract';
import type { Reader, Writer } from '../../../platform/database/database.ts';

/** To the screens of those named; else to those of the player who moves. */
export type MergeSignal = Signal & { to?: string[] };

/** What a feature keeps on players, and how it goes from one to another. */
export interface PlayerMergeStep {
  collection: string;
  /** What it decides about besides the two players, as keys of the transaction. Asked before it, and again inside. */
  keys?(sql: Reader, from: string, to: string): Promise<string[]>;
  /** How many there are, and how many of them meet one that the other player has already. */
  count(sql: Reader, from: string, to: string): Promise<{ moves: number; meets: number }>;
  /** Inside the transaction; returns what screens should look at again. */
  move(sql: Writer, from: string, to: string): Promise<MergeSignal[]>;
}
