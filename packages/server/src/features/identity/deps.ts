import type { CallReply } from '@bee-jinx/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { StreamedFields } from '../../platform/http/streamed-reply.ts';
import type { AddressedSignal, Live } from '../../platform/live/live.ts';
import type { Proof } from './proof.ts';

type OwnExportField = 'exportedAt' | 'player' | 'sessions' | 'mergedPlayers';

export interface IdentityDeps {
  db: Database;
  clock: Clock;
  live: Live;
  sessionDays: number;
  /** Proves that the owner asks, not somebody who found an open screen. */
  reauthenticate(
    caller: Caller,
    credentials: { password: string | undefined; address: string },
  ): Promise<{ proof: Proof }>;
  /** Lets other features end what the player shares with others: dances, hives, friendships. */
  beforeDeletion(playerId: string): Promise<void>;
  /**
   * In the deleting transaction: ends what was added since `beforeDeletion` and returns signals. Undefined if
   * something can't be ended here; then both steps are repeated.
   */
  duringDeletion(sql: Writer, playerId: string): Promise<AddressedSignal[] | undefined>;
  /** The other features' part of the export. */
  exportPlayerData(
    playerId: string,
  ): Promise<StreamedFields<Omit<CallReply<'exportMe'>, OwnExportField>>>;
}
