import type { DanceReplay } from '@bee-jinx/contract';
import type { RecapPeriod } from '@bee-jinx/game';
import type { AuditEntry } from '../../platform/audit-entry.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Cursors } from '../../platform/cursor.ts';
import type { Database, Reader } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { NoteTaker } from '../../platform/note-taker.ts';
import type { ChangedInbox } from '../notifications/notify.ts';
import type { CachedBee } from './cached-bee.ts';
import type { PuzzleStore } from './puzzles/puzzle-store.ts';

/** What the use cases of this feature are given. */
export interface DailyDeps {
  db: Database;
  clock: Clock;
  live: Live;
  cursors: Cursors;
  bee: CachedBee;
  puzzles: PuzzleStore;
  notes: NoteTaker;
  /** A game has ended on its own day; minutes that the player's clock is ahead of UTC, where they are known. */
  onFinished(playerId: string, utcOffset: number | null): void;
  onRecapRead(playerId: string, period: RecapPeriod): void;
  /** A game of a pair that a player has made has ended. */
  onPairFinished(puzzleNumber: number): void;
  /** After the commit, for what `saveGame` has notified. */
  signalInboxes(inboxes: readonly ChangedInbox[]): void;
  /** False if one has blocked the other, is suspended or is a seat of the simulator. */
  canMeet(sql: Reader, one: string, other: string): Promise<boolean>;
  recordAudit(entry: AuditEntry): Promise<void>;
  friendsOf(sql: Reader, playerId: string): Promise<{ id: string; display_name: string }[]>;
  /** Links to shared games look alike; those of dances are answered elsewhere. */
  danceReplay(replayId: string): Promise<DanceReplay | null>;
}
