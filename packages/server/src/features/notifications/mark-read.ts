import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { NotificationParts } from './parts.ts';
import { presentNotification } from './present-notification.ts';
import { countUnread, findInbox, findNotification, growInbox, markRead } from './queries.ts';

/** Somebody else's is as unknown as one that never was. */
export async function markNotificationRead(
  { db, clock, live }: NotificationParts,
  { playerId }: Caller,
  notificationId: string,
): Promise<CallReply<'markNotificationRead'>> {
  const { changed, ...read } = await db.transaction([`inbox:${playerId}`], async (sql) => {
    const changed = (await markRead(sql, playerId, { id: notificationId }, clock.now())) > 0;
    const row = await findNotification(sql, playerId, notificationId);
    if (!row) throw new Refusal('not_found');
    const version = changed
      ? await growInbox(sql, playerId)
      : ((await findInbox(sql, playerId))?.version ?? 0);
    const unreadCount = await countUnread(sql, playerId);
    return { changed, notification: presentNotification(row), unreadCount, version };
  });
  if (changed)
    live.tell([playerId], { topic: 'notifications', id: playerId, version: read.version });
  return read;
}
