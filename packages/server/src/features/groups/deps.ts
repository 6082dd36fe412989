import type { PlayedDays } from '@bee-jinx/game';
import type { Clock } from '../../platform/clock.ts';
import type { Cursors } from '../../platform/cursor.ts';
import type { Database, Reader } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { NotificationDeps } from '../notifications/deps.ts';

/** A member's game of one day. */
export interface DayResult {
  playerId: string;
  outcome: 'jinx' | 'gave_up' | 'out_of_rounds' | null;
  hintsUsed: number;
  slope: 'steep' | 'gentle' | null;
  /** Only for readers who have finished the puzzle. */
  words: string[];
}

/** Daily results of several players, each in one query. */
interface DailyResults {
  pairOf(puzzleNumber: number): Promise<[string, string]>;
  resultsOn(playerIds: readonly string[], puzzleNumber: number): Promise<DayResult[]>;
  playedBetween(
    playerIds: readonly string[],
    first: number,
    last: number,
  ): Promise<(PlayedDays & { playerId: string })[]>;
}

export interface GroupsDeps {
  db: Database;
  clock: Clock;
  live: Live;
  cursors: Cursors;
  notifications: NotificationDeps;
  daily: DailyResults;
  /** The members of a player's friends group. */
  friendsOf(
    sql: Reader,
    playerId: string,
  ): Promise<{ id: string; display_name: string; since: number }[]>;
  hasBlocked(sql: Reader, playerId: string, otherId: string): Promise<boolean>;
  /** After the commit in which somebody has left or was removed, or the hive has ended. */
  onMembersLeft(groupId: string): Promise<void>;
}
