import type { Clock } from '../../platform/clock.ts';
import type { Cursors } from '../../platform/cursor.ts';
import type { Database, Writer } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';

/** One line of the audit trail, written with what it tells of. */
interface RecordedAct {
  playerId: string;
  act: string;
  requestId: string;
  about: string;
  reason?: string;
}

/** What the use cases of this feature are given. */
export interface PlayersDeps {
  db: Database;
  clock: Clock;
  live: Live;
  cursors: Cursors;
  /** The admins' trail, and the key of transactions that write into it. */
  trail: { key: string; record(sql: Writer, act: RecordedAct, at: number): Promise<void> };
  /** What the player has under way with others ends in the transaction; returns what to do after the commit. */
  openDances: {
    keysFor(playerId: string): Promise<string[]>;
    end(sql: Writer, playerId: string): Promise<() => void>;
  };
  /** The player's friends look again at who is here. */
  signalFriends(playerId: string): void;
}
