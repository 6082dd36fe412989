import type { Signal } from '@bee-jinx/contract';
import { maxNotifications } from '@bee-jinx/game';
import type { Reader, Writer } from '../../platform/database/database.ts';
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

type CanMeet = (sql: Reader, one: string, other: string) => Promise<boolean>;

/**
 * When two players become one: what others were told is from the account now, and what was told is in its inbox.
 * Nobody is asked about it, for it is word of other things, and those are asked about.
 */
export function createNotificationsMergeStep(mayMeet: CanMeet) {
  return {
    collection: 'notifications',
    keys: async (_sql: Reader, from: string, to: string) => [`inbox:${from}`, `inbox:${to}`],
    count: async () => ({ moves: 0, meets: 0 }),

    async move(sql: Writer, from: string, to: string): Promise<(Signal & { to: string[] })[]> {
      // First, so that what is just being told to either is in and moves too, or is told to the account.
      for (const id of [from, to].sort()) await bumpInboxVersion(sql, id);
      const changed = await moveSent(sql, mayMeet, from, to);
      const hasMoved = [
        await moveInbox(sql, from, to),
        await deleteFromBlocked(sql, mayMeet, to),
        await moveSettings(sql, from, to),
      ];
      if (hasMoved.includes(true)) changed.add(to);
      const signals = [];
      // In one order, so that two who grow the same inboxes can't wait for each other.
      for (const id of [...changed].sort()) {
        const { version = 0 } = (await bumpInboxVersion(sql, id)) ?? {};
        signals.push({ topic: 'notifications' as const, id, version, to: [id] });
      }
      return signals;
    },
  };
}

/** What others were told, now from the account: whose inboxes that has changed. */
async function moveSent(sql: Writer, mayMeet: CanMeet, from: string, to: string) {
  const changed = new Set<string>();
  for (const { id, player_id: readerId, about } of await notificationsFrom(sql, from)) {
    // What is about a person, and not about a game, says so by their id.
    const aboutNow = about.endsWith(`:${from}`) ? `${about.slice(0, -from.length)}${to}` : about;
    const isToldAlready =
      aboutNow !== about && (await hasNotificationAbout(sql, readerId, aboutNow));
    const isMeant = readerId !== to && !isToldAlready && (await mayMeet(sql, readerId, to));
    if (isMeant) await changeNotification(sql, id, { from_id: to, about: aboutNow });
    else await deleteNotification(sql, id);
    changed.add(readerId);
  }
  return changed;
}

/** What the account was told already, and what the two have told each other, goes with who goes. */
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

/** A block of either holds for both, and nothing of who is blocked is in an inbox. */
async function deleteFromBlocked(sql: Writer, mayMeet: CanMeet, to: string): Promise<boolean> {
  let hasForgotten = false;
  const senders = new Set((await notificationsOf(sql, to)).map(({ from_id }) => from_id));
  for (const sender of senders) {
    if (sender === null || (await mayMeet(sql, to, sender))) continue;
    await deleteFromSender(sql, to, sender);
    hasForgotten = true;
  }
  return hasForgotten;
}

/** Unless the account has chosen for itself. */
async function moveSettings(sql: Writer, from: string, to: string): Promise<boolean> {
  const settings = (await findInbox(sql, from))?.settings;
  if (!settings || (await findInbox(sql, to))?.settings) return false;
  await storeSettings(sql, to, settings);
  return true;
}
