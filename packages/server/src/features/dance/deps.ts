import type { DanceOpening } from '@bee-jinx/game';
import type { Clock } from '../../platform/clock.ts';
import type { Cursors } from '../../platform/cursor.ts';
import type { Database, Reader } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { NoteTaker } from '../../platform/note-taker.ts';
import type { NotificationDeps } from '../notifications/deps.ts';
import type { BeePartner } from './bee-partner.ts';
import type { DanceStore } from './dance-store.ts';

/** What the use cases of this feature are given. */
export interface DanceDeps {
  db: Database;
  clock: Clock;
  live: Live;
  cursors: Cursors;
  dances: DanceStore;
  bee: BeePartner;
  notes: NoteTaker;
  notifications: NotificationDeps;
  /** False if one has blocked the other, is suspended or is a seat of the simulator. */
  canMeet(sql: Reader, one: string, other: string): Promise<boolean>;
  /** The same for several others at once. */
  whomCanMeet(sql: Reader, playerId: string, otherIds: readonly string[]): Promise<Set<string>>;
  /** Makes friends of two who both want it. */
  befriend(playerId: string, otherId: string): Promise<void>;
  areFriends(sql: Reader, playerId: string, otherId: string): Promise<boolean>;
  /** The pair of a puzzle to begin with; refuses where it would spoil the puzzle for either. */
  openingPair(
    sql: Reader,
    opener: {
      puzzleNumber: number;
      inviterId: string;
      guestId: string | undefined;
      areFriends: boolean;
    },
  ): Promise<DanceOpening>;
  /** Refuses a guest of an open link who is playing the puzzle of its opening pair. */
  refuseWhoPlaysIt(sql: Reader, guestId: string, puzzleNumber: number): Promise<void>;
  /** Whether the first has blocked the second. */
  hasBlocked(sql: Reader, playerId: string, otherId: string): Promise<boolean>;
}
