import type { NotificationParts } from './parts.ts';
import { deleteFromSender, growInbox } from './queries.ts';

/** Nothing of that player is in the inbox any more. */
export async function forgetSender(
  { db, live }: NotificationParts,
  playerId: string,
  senderId: string,
): Promise<void> {
  const inbox = await db.transaction([`inbox:${playerId}`], async (sql) =>
    (await deleteFromSender(sql, playerId, senderId)) > 0 ? growInbox(sql, playerId) : undefined,
  );
  if (!inbox) return;
  live.tell([playerId], { topic: 'notifications', id: playerId, version: inbox.version });
}
