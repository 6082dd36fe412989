import type { CallReply, Notification } from '@bee-jinx/contract';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { NotificationDeps } from './deps.ts';
import {
  bumpInboxVersion,
  countUnread,
  deleteFromSender,
  findInbox,
  findNotification,
  markRead,
  markReadUntil,
  type NamedNotificationRow,
  newestNotifications,
} from './queries.ts';

export async function listNotifications(
  { db }: NotificationDeps,
  { playerId }: Caller,
  input: { unreadOnly: boolean; limit: number },
): Promise<CallReply<'listNotifications'>> {
  // The version is read first, so that a change in between has a newer one.
  const inbox = await findInbox(db.read, playerId);
  const rows = await newestNotifications(db.read, playerId, input);
  return {
    notifications: rows.map(presentNotification),
    unreadCount: await countUnread(db.read, playerId),
    version: inbox?.version ?? 0,
  };
}

/** Another player's gets the same reply as an unknown one. */
export async function markNotificationRead(
  deps: NotificationDeps,
  { playerId }: Caller,
  notificationId: string,
): Promise<CallReply<'markNotificationRead'>> {
  const { found, ...inbox } = await changeInbox(deps, playerId, async (sql, now) => {
    const changed = await markRead(sql, playerId, { id: notificationId }, now);
    const found = await findNotification(sql, playerId, notificationId);
    if (!found) throw new Refusal('not_found');
    return { changed, found };
  });
  return { notification: presentNotification(found), ...inbox };
}

/** Up to a time, because newer ones were not on the screen. */
export async function markInboxRead(
  deps: NotificationDeps,
  { playerId }: Caller,
  until: string,
): Promise<CallReply<'markInboxRead'>> {
  return changeInbox(deps, playerId, async (sql, now) => ({
    changed: await markReadUntil(sql, playerId, Date.parse(until), now),
  }));
}

/** Returns the new state of the inbox; signals the player's screens if it changed. */
async function changeInbox<Change extends { changed: number }>(
  { db, clock, live }: NotificationDeps,
  playerId: string,
  change: (sql: Writer, now: number) => Promise<Change>,
): Promise<Omit<Change, 'changed'> & { unreadCount: number; version: number }> {
  const { changed, ...inbox } = await db.transaction([`inbox:${playerId}`], async (sql) => {
    const done = await change(sql, clock.now());
    const inbox = await (done.changed > 0 ? bumpInboxVersion : findInbox)(sql, playerId);
    const unreadCount = await countUnread(sql, playerId);
    return { ...done, unreadCount, version: inbox?.version ?? 0 };
  });
  if (changed > 0) {
    live.sendSignal([playerId], { topic: 'notifications', id: playerId, version: inbox.version });
  }
  return inbox;
}

/** With the current names of the sender and the hive. */
export function presentNotification(row: NamedNotificationRow): Notification {
  const name = row.from_name ?? 'A player who left';
  const hive = row.group_name ?? 'a hive that is no more';
  return {
    notificationId: row.id,
    type: row.type as Notification['type'],
    createdAt: new Date(row.created_at).toISOString(),
    read: row.read_at !== null,
    // In one pass, because a name may contain a placeholder.
    text: row.text.replace(/\{(name|hive)\}/g, (_, which) => (which === 'name' ? name : hive)),
    ...(row.from_id !== null && { from: { userId: row.from_id, displayName: name } }),
    ...(row.game_id !== null && { gameId: row.game_id }),
    ...(row.group_id !== null && { groupId: row.group_id }),
    ...(row.pair_code !== null && { pairCode: row.pair_code }),
  };
}

/** After a block: deletes what that sender has sent. */
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
