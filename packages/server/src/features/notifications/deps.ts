import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Live } from '../../platform/live/live.ts';
import type { WebPush } from './push/web-push.ts';
import type { UnreadGames } from './unread-games.ts';

/** What the use cases of this feature are given. */
export interface NotificationDeps {
  db: Database;
  clock: Clock;
  live: Live;
  unread: UnreadGames;
  /** Reaches a player outside of the game, once it is stored and if they may be disturbed now. */
  push: WebPush;
}
