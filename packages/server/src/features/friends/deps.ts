import type { DanceStats, Friend } from '@bee-jinx/contract';
import type { Outcome, Tier } from '@bee-jinx/game';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { NotificationDeps } from '../notifications/deps.ts';

interface DailyResult {
  outcome: Outcome;
  rounds: number;
  tier?: Tier | undefined;
  replayId?: string | undefined;
}

/** What the use cases of this feature are given. */
export interface FriendsDeps {
  db: Database;
  clock: Clock;
  live: Live;
  notifications: NotificationDeps;
  dances: {
    /** The open game with each player whom one has one with. */
    openWith(playerId: string): Promise<Map<string, NonNullable<Friend['openGame']>>>;
    headToHead(playerId: string, otherId: string): Promise<DanceStats>;
    /** The keys under which it is decided whether the two meet. */
    meetingKeys(one: string, other: string): string[];
    /** Ends what they have under way. */
    end(playerId: string, otherId: string): Promise<void>;
  };
  /** Of those who have finished the puzzle. */
  dailyResults(
    playerIds: readonly string[],
    puzzleNumber: number,
  ): Promise<Map<string, DailyResult>>;
}
