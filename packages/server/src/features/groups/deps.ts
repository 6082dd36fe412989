import type { PlayedDays } from '@bee-jinx/game';
import type { Clock } from '../../platform/clock.ts';
import type { Cursors } from '../../platform/cursor.ts';
import type { Database, Reader } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { NotificationDeps } from '../notifications/deps.ts';

/** How a member stands with the puzzle of a day. */
export interface DayResult {
  playerId: string;
  outcome: 'jinx' | 'gave_up' | 'out_of_rounds' | null;
  hintsUsed: number;
  /** What they said. Not for everybody's eyes. */
  words: string[];
}

/** What the daily game tells of several players at once, each in one question. */
interface DailyResults {
  pairOf(puzzleNumber: number): Promise<[string, string]>;
  resultsOn(playerIds: readonly string[], puzzleNumber: number): Promise<DayResult[]>;
  playedBetween(
    playerIds: readonly string[],
    first: number,
    last: number,
  ): Promise<(PlayedDays & { playerId: string })[]>;
}

/** What the use cases of this feature are given. */
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
}
