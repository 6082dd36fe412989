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
  type InboxRow,
  notificationsFrom,
  notificationsOf,
  returnReceived,
  storeSettings,
  trimInbox,
} from './queries.ts';
import { changeSchedule } from './scheduled/queries.ts';

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

    async move(sql: Writer, from: string, to: string) {
      // Locks both inboxes first, so that a concurrent notification is moved too or goes to the account.
      for (const id of [from, to].sort()) await bumpInboxVersion(sql, id);
      const memo: NotificationsMemo = {
        sent: (await notificationsFrom(sql, from)).filter(({ player_id }) => player_id !== to),
        received: [],
        inbox: await findInbox(sql, from),
        hasTakenSettings: false,
      };
      const changed = await moveSent(sql, hasNoBlock, from, to);
      memo.received = await moveInbox(sql, from, to);
      memo.hasTakenSettings = await moveSettings(sql, from, to);
      const hasForgotten = await deleteFromBlocked(sql, hasNoBlock, to);
      await moveRecap(sql, from, to);
      if (memo.received.length > 0 || memo.hasTakenSettings || hasForgotten) changed.add(to);
      return { signals: await inboxSignals(sql, changed), memo };
    },

    /** What was told twice, or is from somebody who was blocked, isn't told again. */
    async undo(sql: Writer, memo: NotificationsMemo, guestId: string, accountId: string) {
      for (const id of [guestId, accountId].sort()) await bumpInboxVersion(sql, id);
      const changed = new Set([guestId, accountId]);
      const current = new Map(
        (await notificationsFrom(sql, accountId)).map((row) => [row.id, row]),
      );
      for (const { id, player_id, about, created_at } of memo.sent) {
        // Renewed by the account meanwhile.
        if (current.get(id)?.created_at !== created_at) continue;
        await changeNotification(sql, id, { from_id: guestId, about });
        changed.add(player_id);
      }
      await returnReceived(sql, memo.received, accountId, guestId);
      if (memo.inbox) await returnSettings(sql, memo.inbox, memo.hasTakenSettings, accountId);
      return { signals: await inboxSignals(sql, changed) };
    },
  };
}

interface NotificationsMemo {
  /** In the inboxes of others, as they were. */
  sent: Awaited<ReturnType<typeof notificationsFrom>>;
  received: string[];
  /** Of the anonymous player, with their settings. */
  inbox: InboxRow | undefined;
  hasTakenSettings: boolean;
}

/** Settings that the account has changed since stay as they are. */
async function returnSettings(
  sql: Writer,
  { player_id: guestId, settings, remind_at, reminded_puzzle, recap_at }: InboxRow,
  hasTakenSettings: boolean,
  accountId: string,
): Promise<void> {
  await storeSettings(sql, guestId, { settings, remind_at, reminded_puzzle });
  if (recap_at !== null) await changeSchedule(sql, guestId, { recap_at });
  const isUnchanged = (await findInbox(sql, accountId))?.settings === settings;
  if (hasTakenSettings && isUnchanged) {
    await storeSettings(sql, accountId, { settings: null, remind_at: null });
  }
}

/** Sorted, so that two transactions can't deadlock. */
async function inboxSignals(sql: Writer, changed: ReadonlySet<string>): Promise<AddressedSignal[]> {
  const signals = [];
  for (const id of [...changed].sort()) {
    const { version = 0 } = (await bumpInboxVersion(sql, id)) ?? {};
    signals.push({ topic: 'notifications' as const, id, version, to: [id] });
  }
  return signals;
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
async function moveInbox(sql: Writer, from: string, to: string): Promise<string[]> {
  const moved: string[] = [];
  for (const { id, about, from_id } of await notificationsOf(sql, from)) {
    if (from_id === to || (await hasNotificationAbout(sql, to, about))) continue;
    await changeNotification(sql, id, { player_id: to });
    moved.push(id);
  }
  if (moved.length > 0) await trimInbox(sql, to, maxNotifications);
  return moved;
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

/** The games of both are told of at once, on the earlier of both Mondays. */
async function moveRecap(sql: Writer, from: string, to: string): Promise<void> {
  const recapAt = (await findInbox(sql, from))?.recap_at ?? null;
  const own = (await findInbox(sql, to))?.recap_at ?? null;
  if (recapAt === null || (own !== null && own <= recapAt)) return;
  await changeSchedule(sql, to, { recap_at: recapAt });
}
