import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { NotificationRow } from './queries.ts';
import type { UnreadGames } from './unread-games.ts';

export interface NotificationDeps {
  db: Database;
  clock: Clock;
  live: Live;
  unread: UnreadGames;
  push: PushSender;
  /** Of the daily game. */
  hasFinishedDaily(sql: Reader, playerId: string, puzzleNumber: number): Promise<boolean>;
  /** Whether the player has finished that puzzle or a later one on its own day. */
  hasPlayedSince(sql: Reader, playerId: string, puzzleNumber: number): Promise<boolean>;
  /** Finished games of puzzles in which something was said. */
  playedBetween(
    sql: Reader,
    playerId: string,
    range: { first: number; last: number },
  ): Promise<{ played: number; jinxes: number }>;
  /** Undefined where no mail server is set up. */
  mail: ReminderMailDeps | undefined;
}

export interface ReminderMailDeps {
  queue: Pick<MailQueue, 'add'>;
  /** Of the links in mails. */
  origin: string;
  /** Signs the link that turns reminders off. */
  secret: string;
  emailOf(sql: Reader, playerId: string): Promise<string | null | undefined>;
}

/** Reaches a player's browsers outside of the game; `push/web-push.ts` implements it. */
export interface PushSender {
  /** The VAPID key that browsers subscribe with. */
  readonly publicKey: string;
  /** Whether an endpoint may be on this machine, for tests. */
  readonly mayBeLoopback: boolean;
  /** Returns at once; whether the player may be disturbed is decided when it is sent. */
  send(row: NotificationRow): void;
  close(): Promise<void>;
}
