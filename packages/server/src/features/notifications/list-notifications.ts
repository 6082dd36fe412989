import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { NotificationDeps } from './deps.ts';
import { presentNotification } from './present-notification.ts';
import { countUnread, findInbox, newestNotifications } from './queries.ts';

export async function listNotifications(
  { db }: NotificationDeps,
  { playerId }: Caller,
  input: { unreadOnly: boolean; limit: number },
): Promise<CallReply<'listNotifications'>> {
  // Its version first: what comes in between is then newer than what we say.
  const inbox = await findInbox(db.read, playerId);
  const rows = await newestNotifications(db.read, playerId, input);
  return {
    notifications: rows.map(presentNotification),
    unreadCount: await countUnread(db.read, playerId),
    version: inbox?.version ?? 0,
  };
}
