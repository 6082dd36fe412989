import type { PushMessage } from '@bee-jinx/contract';
import type { Database } from '../../../platform/database/database.ts';
import { presentNotification } from '../inbox.ts';
import { findNotification, type NotificationRow } from '../queries.ts';

/** As the inbox tells it; nothing where it has been read, replaced or removed meanwhile. */
export async function createPushMessage(
  db: Database,
  row: NotificationRow,
): Promise<PushMessage | null> {
  const stored = await findNotification(db.read, row.player_id, row.id);
  if (!stored || stored.read_at !== null) return null;
  const { notificationId, type, text, gameId, groupId } = presentNotification(stored);
  return {
    notificationId,
    type,
    title: 'Bee Jinx',
    text,
    path: type === 'security' ? '/account' : notificationPath(gameId, groupId),
    tag: stored.about,
  };
}

function notificationPath(gameId: string | undefined, groupId: string | undefined): string {
  if (gameId !== undefined) return `/jinx/dance/${gameId}`;
  return groupId === undefined ? '/inbox' : `/hive/${groupId}`;
}
