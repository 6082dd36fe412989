import type { CallReply } from '@bee-jinx/contract';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { NotificationDeps } from './deps.ts';
import { presentNotification } from './present-notification.ts';
import {
  bumpInboxVersion,
  countUnread,
  findInbox,
  findNotification,
  markRead,
  markReadUntil,
} from './queries.ts';

/** Somebody else's is as unknown as one that never was. */
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

/** What has come since was not on the screen. */
export async function markInboxRead(
  deps: NotificationDeps,
  { playerId }: Caller,
  until: string,
): Promise<CallReply<'markInboxRead'>> {
  return changeInbox(deps, playerId, async (sql, now) => ({
    changed: await markReadUntil(sql, playerId, Date.parse(until), now),
  }));
}

/** How the inbox stands afterwards; told to the player's screens where something has changed. */
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
