import type { AttachedSwarm, BuzzPost } from '@bee-jinx/contract';
import type { AuditEntry } from '../../platform/audit-entry.ts';
import type { Budgets } from '../../platform/budgets/budgets.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Cursors } from '../../platform/cursor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';

type AttachedResult = NonNullable<BuzzPost['result']>;

export interface ResultRequest {
  playerId: string;
  puzzleNumber: number;
}

export interface BuzzDeps {
  db: Database;
  clock: Clock;
  live: Live;
  cursors: Cursors;
  budgets: Pick<Budgets, 'mayStore'>;
  recordAudit(entry: AuditEntry): Promise<void>;
  /** Finished daily games as this reader may see them, in the order of `wanted`; null where there is none. */
  resultsFor(
    readerId: string,
    wanted: readonly ResultRequest[],
  ): Promise<(AttachedResult | null)[]>;
  /** Swarms by id, as any reader may see them; those that are gone are missing. */
  swarmsFor(swarmIds: readonly string[]): Promise<Map<string, AttachedSwarm>>;
  /** Whether the player may post it. */
  satAtSwarm(playerId: string, swarmId: string): Promise<boolean>;
}
