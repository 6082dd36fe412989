import type { Notification } from '@bee-jinx/contract';
import type { NamedNotificationRow } from './queries.ts';

/** With the names that the sender and the hive have today. */
export function presentNotification(row: NamedNotificationRow): Notification {
  const name = row.from_name ?? 'A player who left';
  const hive = row.group_name ?? 'a hive that is no more';
  return {
    notificationId: row.id,
    type: row.type as Notification['type'],
    createdAt: new Date(row.created_at).toISOString(),
    read: row.read_at !== null,
    // In one go: a name may have such signs in it.
    text: row.text.replace(/\{(name|hive)\}/g, (_, which) => (which === 'name' ? name : hive)),
    ...(row.from_id !== null && { from: { userId: row.from_id, displayName: name } }),
    ...(row.game_id !== null && { gameId: row.game_id }),
    ...(row.group_id !== null && { groupId: row.group_id }),
  };
}
