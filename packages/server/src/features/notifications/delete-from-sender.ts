import type { NotificationDeps } from './deps.ts';
import { bumpInboxVersion, deleteFromSender } from './queries.ts';

/** Nothing of that player is in the inbox any more. */
export async function deleteSenderNotifications(
  { db, live }: NotificationDeps,
  playerId: string,
  senderId: string,
): Promise<void> {
  const inbox = await db.transaction([`inbox:${playerId}`], async (sql) =>
    (await deleteFromSender(sql, playerId, senderId)) > 0
      ? bumpInboxVersion(sql, playerId)
      : undefined,
  );
  if (!inbox) return;
  live.sendSignal([playerId], { topic: 'notifications', id: playerId, version: inbox.version });
}
