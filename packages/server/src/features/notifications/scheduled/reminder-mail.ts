import { createHmac } from 'node:crypto';
import type { CallReply } from '@bee-jinx/contract';
import { hourMs, isPushAllowed, localDateIn, puzzleNumberOn } from '@bee-jinx/game';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isEqualTimingSafe } from '../../../platform/timing-safe-compare.ts';
import type { NotificationDeps, ReminderMailDeps } from '../deps.ts';
import { parseNotificationSettings } from '../notification-settings.ts';
import { bumpInboxVersion, findInbox, storeSettings } from '../queries.ts';

/** A mailbox isn't reminded of a game that its owner has stopped playing. */
const playedWithinDays = 14;
/** A reminder for the morning isn't sent in the evening. */
const usefulMs = 3 * hourMs;

/** Where a reminder by mail would go; undefined where this server sends none or the player has no e-mail. */
async function reminderAddress(
  { mail }: Pick<NotificationDeps, 'mail'>,
  sql: Reader,
  playerId: string,
): Promise<string | undefined> {
  return mail && ((await mail.emailOf(sql, playerId)) ?? undefined);
}

export async function mayBeMailed(
  deps: Pick<NotificationDeps, 'mail' | 'hasPlayedSince'>,
  sql: Reader,
  playerId: string,
  puzzleNumber: number,
): Promise<boolean> {
  const address = await reminderAddress(deps, sql, playerId);
  return (
    address !== undefined &&
    (await deps.hasPlayedSince(sql, playerId, puzzleNumber - playedWithinDays))
  );
}

/** In the transaction that marks the day as reminded. */
export async function queueReminderMail(
  { mail }: Pick<NotificationDeps, 'mail'>,
  sql: Writer,
  playerId: string,
): Promise<void> {
  const to = mail && (await mail.emailOf(sql, playerId));
  if (!mail || !to) return;
  const token = encodeURIComponent(stopTokenOf(mail, playerId));
  await mail.queue.add(sql, {
    kind: 'reminder',
    to,
    playerId,
    usefulMs,
    content: {
      subject: 'Today’s pair is up',
      paragraphs: [
        'Today’s pair is up, and the bee has sealed its word.',
        'You asked for this reminder. It comes once a day, at your hour, and only if you haven’t played yet.',
      ],
      link: { label: 'Play today’s pair', url: `${mail.origin}/jinx/daily` },
      unsubscribe: {
        page: `${mail.origin}/no-reminders#token=${token}`,
        oneClick: `${mail.origin}/api/reminders/stop?token=${token}`,
      },
    },
  });
}

/** Asked just before it is sent: the player may have played, or changed their mind, while it waited. */
export async function isReminderStillWanted(
  { db, clock, hasFinishedDaily }: NotificationDeps,
  playerId: string,
): Promise<boolean> {
  const now = clock.now();
  const settings = parseNotificationSettings(await findInbox(db.read, playerId));
  const { dailyReminder } = settings;
  if (dailyReminder?.by !== 'mail' || !isPushAllowed(settings, 'reminder', now)) return false;
  const puzzleNumber = puzzleNumberOn(localDateIn(dailyReminder.timeZone, now));
  return !(await hasFinishedDaily(db.read, playerId, puzzleNumber));
}

/** By the link of a mail, without a session. Idempotent, and it turns nothing else off. */
export async function stopReminders(
  { db, live, mail }: NotificationDeps,
  token: string,
): Promise<CallReply<'stopReminders'>> {
  const playerId = token.slice(0, token.lastIndexOf('.'));
  if (!mail || !isEqualTimingSafe(token, stopTokenOf(mail, playerId))) {
    throw new Refusal('not_found', {
      message: 'This link isn’t whole. Open it from the mail again.',
    });
  }
  const version = await db.transaction([`inbox:${playerId}`], async (sql) => {
    const inbox = await findInbox(sql, playerId);
    const settings = parseNotificationSettings(inbox);
    if (!inbox || !settings.dailyReminder) return undefined;
    await storeSettings(sql, playerId, {
      settings: JSON.stringify({ ...settings, dailyReminder: null }),
      remind_at: null,
    });
    return (await bumpInboxVersion(sql, playerId))?.version;
  });
  if (version !== undefined) {
    live.sendSignal([playerId], { topic: 'notifications', id: playerId, version });
  }
  return { stopped: true };
}

/** Says no more than “this player wants no reminders”, so it needs no expiry and no table. */
const stopTokenOf = ({ secret }: ReminderMailDeps, playerId: string): string =>
  `${playerId}.${createHmac('sha256', secret).update(`stop reminders ${playerId}`).digest('base64url')}`;
