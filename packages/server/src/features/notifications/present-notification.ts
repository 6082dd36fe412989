import type { Notification } from '@bee-jinx/contract';
import type { NamedNotificationRow } from './queries.ts';

/** With the name that the sender has today. */
export function presentNotification(row: NamedNotificationRow): Notification {
  const name = row.from_name ?? 'A player who left';
  return {
    notificationId: row.id,
    type: row.type as Notification['type'],
    createdAt: new Date(row.created_at).toISOString(),
    read: row.read_at !== null,
    text: row.text.replace('{name}', () => name),
    ...(row.from_id !== null && { from: { userId: row.from_id, displayName: name } }),
    ...(row.game_id !== null && { gameId: row.game_id }),
  };
}
