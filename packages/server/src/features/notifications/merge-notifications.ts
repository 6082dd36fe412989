import { maxNotifications } from '@bee-jinx/game';
import type { Reader, Writer } from '../../platform/database/database.ts';
import type { AddressedSignal } from '../../platform/live/live.ts';
import {
  bumpInboxVersion,
  changeNotification,
  deleteFromSender,
  deleteNotification,
  findInbox,
  hasNotificationAbout,
  notificationsFrom,
  notificationsOf,
  storeSettings,
  trimInbox,
} from './queries.ts';

type HasNoBlock = (sql: Reader, playerA: string, playerB: string) => Promise<boolean>;

/**
 * Reassigns sent and received notifications. Counts nothing for the preview, because notifications are about other
 * collections.
 */
export function createNotificationsMergeStep(hasNoBlock: HasNoBlock) {
  return {
    collection: 'notifications',
    keys: async (_sql: Reader, from: string, to: string) => [`inbox:${from}`, `inbox:${to}`],
    count: async () => ({ moves: 0, meets: 0 }),

    async move(sql: Writer, from: string, to: string): Promise<AddressedSignal[]> {
      // Locks both inboxes first, so that a concurrent notification is moved too or goes to the account.
      for (const id of [from, to].sort()) await bumpInboxVersion(sql, id);
      const changed = await moveSent(sql, hasNoBlock, from, to);
      const hasMoved = [
        await moveInbox(sql, from, to),
        await deleteFromBlocked(sql, hasNoBlock, to),
        await moveSettings(sql, from, to),
      ];
      if (hasMoved.includes(true)) changed.add(to);
      const signals = [];
      // Sorted, so that two transactions can't deadlock.
      for (const id of [...changed].sort()) {
        const { version = 0 } = (await bumpInboxVersion(sql, id)) ?? {};
        signals.push({ topic: 'notifications' as const, id, version, to: [id] });
      }
      return signals;
    },
  };
}

/** Changes the sender of what others received. Returns whose inboxes changed. */
async function moveSent(sql: Writer, hasNoBlock: HasNoBlock, from: string, to: string) {
  const changed = new Set<string>();
  for (const { id, player_id: readerId, about } of await notificationsFrom(sql, from)) {
    // The key of a notification about a person ends with their id.
    const aboutNow = about.endsWith(`:${from}`) ? `${about.slice(0, -from.length)}${to}` : about;
    const isToldAlready =
      aboutNow !== about && (await hasNotificationAbout(sql, readerId, aboutNow));
    const isMeant = readerId !== to && !isToldAlready && (await hasNoBlock(sql, readerId, to));
    if (isMeant) await changeNotification(sql, id, { from_id: to, about: aboutNow });
    else await deleteNotification(sql, id);
    changed.add(readerId);
  }
  return changed;
}

/** Duplicates, and what the two sent each other, are deleted with the player. */
async function moveInbox(sql: Writer, from: string, to: string): Promise<boolean> {
  let hasMoved = false;
  for (const { id, about, from_id } of await notificationsOf(sql, from)) {
    if (from_id === to || (await hasNotificationAbout(sql, to, about))) continue;
    await changeNotification(sql, id, { player_id: to });
    hasMoved = true;
  }
  if (hasMoved) await trimInbox(sql, to, maxNotifications);
  return hasMoved;
}

/** A block of either player holds for the account: deletes what the blocked sender sent. */
async function deleteFromBlocked(
  sql: Writer,
  hasNoBlock: HasNoBlock,
  to: string,
): Promise<boolean> {
  let hasForgotten = false;
  const senders = new Set((await notificationsOf(sql, to)).map(({ from_id }) => from_id));
  for (const sender of senders) {
    if (sender === null || (await hasNoBlock(sql, to, sender))) continue;
    await deleteFromSender(sql, to, sender);
    hasForgotten = true;
  }
  return hasForgotten;
}

/** Unless the account has settings of its own. */
async function moveSettings(sql: Writer, from: string, to: string): Promise<boolean> {
  const inbox = await findInbox(sql, from);
  if (!inbox?.settings || (await findInbox(sql, to))?.settings) return false;
  const { settings, remind_at, reminded_puzzle } = inbox;
  await storeSettings(sql, to, { settings, remind_at, reminded_puzzle });
  return true;
}
