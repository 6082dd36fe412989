import { hourMs, isPushAllowed, localDateIn, nextReminderAt, puzzleNumberOn } from '@bee-jinx/game';
import type { FastifyBaseLogger } from 'fastify';
import { repeatEvery } from '../../../platform/repeat-every.ts';
import { settleDue } from '../../../platform/settle-due.ts';
import { findActiveSanction } from '../../identity/sanctions/queries.ts';
import type { NotificationDeps } from '../deps.ts';
import { parseNotificationSettings } from '../notification-settings.ts';
import { notify, signalInboxes } from '../notify.ts';
import { subscriptionsOf } from '../push/queries.ts';
import { findInbox } from '../queries.ts';
import { changeSchedule, duePlayerIds } from './queries.ts';
import { mayBeMailed, queueReminderMail } from './reminder-mail.ts';

const everyMs = 1000;
/** After an outage: a reminder for the morning isn't sent in the evening. */
const maxDelayMs = 3 * hourMs;

/** Returns what stops it. */
export const startReminding = (
  deps: NotificationDeps,
  log: FastifyBaseLogger,
): (() => Promise<void>) =>
  repeatEvery(
    everyMs,
    () => sendDueReminders(deps),
    (error) => log.warn({ err: error }, 'Due reminders could not be sent.'),
  );

export const sendDueReminders = (deps: NotificationDeps): Promise<void> =>
  settleDue(
    (limit) => duePlayerIds(deps.db.read, 'remind_at', deps.clock.now(), limit),
    (playerId) => remindOnce(deps, playerId),
  );

/**
 * The next time is set in the transaction that reminds, under the lock of the inbox: of several servers one reminds, and
 * none reminds twice after a crash.
 */
async function remindOnce(deps: NotificationDeps, playerId: string): Promise<void> {
  const { db, clock, hasFinishedDaily } = deps;
  const inboxes = await db.transaction([`inbox:${playerId}`], async (sql) => {
    const now = clock.now();
    const inbox = await findInbox(sql, playerId);
    if (!inbox || inbox.remind_at === null || inbox.remind_at > now) return [];
    const settings = parseNotificationSettings(inbox);
    const { dailyReminder } = settings;
    if (!dailyReminder) {
      await changeSchedule(sql, playerId, { remind_at: null });
      return [];
    }
    const puzzleNumber = puzzleNumberOn(localDateIn(dailyReminder.timeZone, now));
    // One way for each reminder, so that nobody is reminded twice of one day.
    const isMailed = dailyReminder.by === 'mail';
    const isWanted =
      now - inbox.remind_at < maxDelayMs &&
      inbox.reminded_puzzle !== puzzleNumber &&
      isPushAllowed(settings, 'reminder', now) &&
      (isMailed
        ? await mayBeMailed(deps, sql, playerId, puzzleNumber)
        : (await subscriptionsOf(sql, playerId)).length > 0) &&
      !(await findActiveSanction(sql, playerId, now)) &&
      !(await hasFinishedDaily(sql, playerId, puzzleNumber));
    await changeSchedule(sql, playerId, {
      remind_at: nextReminderAt(dailyReminder, now),
      ...(isWanted && { reminded_puzzle: puzzleNumber }),
    });
    if (isWanted && isMailed) await queueReminderMail(deps, sql, playerId);
    return isWanted && !isMailed
      ? notify(sql, [{ to: playerId, type: 'reminder', from: null, text }], clock)
      : [];
  });
  signalInboxes(deps, inboxes);
}

const text = 'Today’s pair is up, and the bee has sealed its word.';
