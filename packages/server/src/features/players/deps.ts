import type { Clock } from '../../platform/clock.ts';
import type { Cursors } from '../../platform/cursor.ts';
import type { Database, Writer } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';

/** An entry of the audit trail. */
interface RecordedAct {
  playerId: string;
  act: string;
  requestId: string;
  about: string;
  reason?: string;
}

export interface PlayersDeps {
  db: Database;
  clock: Clock;
  live: Live;
  cursors: Cursors;
  /** The audit trail, and the transaction key for writing to it. */
  trail: { key: string; record(sql: Writer, act: RecordedAct, at: number): Promise<void> };
  /** Ends the player's open dances inside the transaction; returns what to do after the commit. */
  openDances: {
    keysFor(playerId: string): Promise<string[]>;
    end(sql: Writer, playerId: string): Promise<() => void>;
  };
  /** Signals the player's friends. */
  signalFriends(playerId: string): void;
}
