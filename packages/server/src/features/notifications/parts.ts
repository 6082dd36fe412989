import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { WebPush } from './push/web-push.ts';
import type { Unread } from './unread.ts';

/** What the use cases of this feature are given. */
export interface NotificationParts {
  db: Database;
  clock: Clock;
  live: Live;
  unread: Unread;
  /** Reaches a player outside of the game, once it is stored and if they may be disturbed now. */
  push: WebPush;
}
