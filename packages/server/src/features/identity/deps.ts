import type { CallReply, Signal } from '@bee-jinx/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { StreamedFields } from '../../platform/http/streamed-reply.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Proof } from './proof.ts';

type OwnExportField = 'exportedAt' | 'player' | 'sessions' | 'mergedPlayers';

/** What the use cases of this feature are given. */
export interface IdentityDeps {
  db: Database;
  clock: Clock;
  live: Live;
  sessionDays: number;
  /** That it is the owner who asks, and not whoever found an open screen. */
  reauthenticate(
    caller: Caller,
    again: { password: string | undefined; address: string },
  ): Promise<{ proof: Proof }>;
  /** Lets the other features end what the player has under way with others. */
  beforeDeletion(playerId: string): Promise<void>;
  /**
   * In the transaction that deletes them, when nothing more can come: ends what has come since, and returns who looks
   * again. Undefined where that can't be ended here: then it is to be left first, like everything before.
   */
  duringDeletion(sql: Writer, playerId: string): Promise<(Signal & { to: string[] })[] | undefined>;
  /** What the other features keep on a player. Rows of theirs that are only the player's go with them. */
  exportPlayerData(
    playerId: string,
  ): Promise<StreamedFields<Omit<CallReply<'exportMe'>, OwnExportField>>>;
}
