import type { DanceStats, Friend, FriendRequest } from '@bee-jinx/contract';
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

export interface FriendsDeps {
  db: Database;
  clock: Clock;
  live: Live;
  notifications: NotificationDeps;
  dances: {
    /** The player's open games by opponent. */
    openWith(playerId: string): Promise<Map<string, NonNullable<Friend['openGame']>>>;
    /** Asked after a dance, also of those who have become friends in another way since. */
    friendRequestsOf(playerId: string): Promise<FriendRequest[]>;
    /** The player's no to all that the other has asked after dances. */
    declineToBefriend(playerId: string, otherId: string): Promise<void>;
    headToHead(playerId: string, otherId: string): Promise<DanceStats>;
    /** The transaction keys under which an invite between the two is decided. */
    pairingLockKeys(playerA: string, playerB: string): string[];
    /** Ends their open dances. */
    end(playerId: string, otherId: string): Promise<void>;
  };
  /** Only players who have finished the puzzle. */
  dailyResults(
    playerIds: readonly string[],
    puzzleNumber: number,
  ): Promise<Map<string, DailyResult>>;
}
