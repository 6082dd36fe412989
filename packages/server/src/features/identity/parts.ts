import type { CallReply } from '@bee-jinx/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Pieces } from '../../platform/http/streamed-reply.ts';
import type { Live } from '../../platform/live/live.ts';

type OwnPart = 'exportedAt' | 'player' | 'sessions' | 'mergedPlayers';

/** What the use cases of this feature are given. */
export interface IdentityParts {
  db: Database;
  clock: Clock;
  live: Live;
  sessionDays: number;
  /** Lets the other features end what the player has under way with others. */
  beforeDeletion(playerId: string): Promise<void>;
  /** What the other features keep on a player. Rows of theirs that are only the player's go with them. */
  alsoKept(playerId: string): Promise<Pieces<Omit<CallReply<'exportMe'>, OwnPart>>>;
}
