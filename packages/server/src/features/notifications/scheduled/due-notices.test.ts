import { nextRecapAt, nextReminderAt, puzzleNumberOn } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { defaults, reminder, signalOf, useTestInbox } from '../../../testing/test-inbox.ts';
import { at, start } from '../../../testing/test-time.ts';
import { changeNotificationSettings, readNotificationSettings } from '../notification-settings.ts';
import { markOwnNoticeRead } from '../notify.ts';
import {
  isReminderStillWanted,
  mayBeMailed,
  queueReminderMail,
  stopReminders,
} from './reminder-mail.ts';
import { sendDueReminders } from './send-reminders.ts';
import { expectRecap, tellDueRecaps } from './tell-recaps.ts';

const inbox = useTestInbox();
const { opened, write, list, subscribe, inboxRow } = inbox;

describe('a reminder by mail', () => {
  const byMail = { ...reminder, by: 'mail' as const };

  test('goes to who has an address and has played within fourteen days', async () => {
    expect(await mayBeMailed(inbox.deps, opened.db.read, inbox.anna.id, 1000)).toBe(true);
    expect(await mayBeMailed(inbox.deps, opened.db.read, inbox.anna.id, 1001)).toBe(false);
    inbox.email = null;
    expect(await mayBeMailed(inbox.deps, opened.db.read, inbox.anna.id, 1000)).toBe(false);
    await write((sql) => queueReminderMail(inbox.deps, sql, inbox.anna.id));
    expect(inbox.mails).toEqual([]);
    expect(
      await mayBeMailed({ ...inbox.deps, mail: undefined }, opened.db.read, inbox.anna.id, 1000),
    ).toBe(false);
  });

  test('has links that play and that stop it, once', async () => {
    await changeNotificationSettings(inbox.deps, inbox.me, {
      dailyReminder: byMail,
      muted: ['nudge'],
    });
    await write((sql) => queueReminderMail(inbox.deps, sql, inbox.anna.id));
    const token = expect.stringMatching(
      new RegExp(`^https://play.example.org/no-reminders#token=${inbox.anna.id}\\.[\\w-]{43}$`),
    );
    expect(inbox.mails).toEqual([
      {
        kind: 'reminder',
        to: inbox.email,
        playerId: inbox.anna.id,
        usefulMs: 3 * 3_600_000,
        content: {
          subject: 'Today’s pair is up',
          paragraphs: [
            'Today’s pair is up, and the bee has sealed its word.',
            'You asked for this reminder. It comes once a day, at your hour, and only if you haven’t played yet.',
          ],
          link: { label: 'Play today’s pair', url: 'https://play.example.org/jinx/daily' },
          unsubscribe: { page: token, oneClick: expect.any(String) },
        },
      },
    ]);
    const { content } = inbox.mails[0] as { content: { unsubscribe: { oneClick: string } } };
    const link = new URL(content.unsubscribe.oneClick);
    expect(link.pathname).toBe('/api/reminders/stop');
    const given = link.searchParams.get('token') ?? '';
    const refused = {
      code: 'not_found',
      message: 'This link isn’t whole. Open it from the mail again.',
    };
    for (const wrong of [`${given}x`, given.replace(inbox.anna.id, inbox.ben.id), ''])
      await expect(stopReminders(inbox.deps, wrong)).rejects.toMatchObject(refused);
    await expect(stopReminders({ ...inbox.deps, mail: undefined }, given)).rejects.toMatchObject(
      refused,
    );
    inbox.signals = [];
    for (let count = 0; count < 2; count += 1)
      expect(await stopReminders(inbox.deps, given)).toEqual({ stopped: true });
    expect(inbox.signals).toEqual([signalOf(inbox.anna, 3)]);
    expect((await readNotificationSettings(inbox.deps, inbox.me)).settings).toEqual({
      ...defaults,
      muted: ['nudge'],
    });
    expect(await inboxRow(inbox.anna)).toMatchObject({ remind_at: null });
  });

  test('is still wanted by who hasn’t played, and may be disturbed', async () => {
    const isWanted = () => isReminderStillWanted(inbox.deps, inbox.anna.id);
    expect(await isWanted()).toBe(false);
    await changeNotificationSettings(inbox.deps, inbox.me, { dailyReminder: reminder });
    expect(await isWanted()).toBe(false);
    await changeNotificationSettings(inbox.deps, inbox.me, { dailyReminder: byMail });
    expect(await isWanted()).toBe(true);
    expect(inbox.finished).toEqual([[inbox.anna.id, puzzleNumberOn('2026-11-17')]]);
    inbox.hasFinished = true;
    expect(await isWanted()).toBe(false);
    inbox.hasFinished = false;
    await changeNotificationSettings(inbox.deps, inbox.me, { vacationUntil: at(1000) });
    expect(await isWanted()).toBe(false);
  });
});

describe('a daily reminder that is due', () => {
  const hour = 3_600_000;
  const reminders = async () =>
    (await list()).notifications.filter(({ type }) => type === 'reminder').length;
  /** At so many milliseconds after the time that was chosen; returns whether it came. */
  async function remindAt(delay: number): Promise<boolean> {
    await markOwnNoticeRead(inbox.deps, inbox.anna.id, 'reminder');
    inbox.now = ((await inboxRow(inbox.anna))?.remind_at ?? 0) + delay;
    await sendDueReminders(inbox.deps);
    return (await list(inbox.anna, true)).notifications.some(({ type }) => type === 'reminder');
  }

  test('comes once a day, unless it is late, the pair is played or nobody wants it', async () => {
    await changeNotificationSettings(inbox.deps, inbox.me, { dailyReminder: reminder });
    expect(await remindAt(0)).toBe(false);
    await subscribe();
    expect(await remindAt(-1)).toBe(false);
    expect(await remindAt(0)).toBe(true);
    expect((await list()).notifications[0]).toMatchObject({
      type: 'reminder',
      text: 'Today’s pair is up, and the bee has sealed its word.',
    });
    const day = new Date(inbox.now).toISOString().slice(0, 10);
    expect(await inboxRow(inbox.anna)).toMatchObject({
      reminded_puzzle: puzzleNumberOn(day),
      remind_at: nextReminderAt(reminder, inbox.now),
    });
    expect(inbox.pushed).toEqual(['reminder']);
    expect(await remindAt(3 * hour)).toBe(false);
    expect(await remindAt(3 * hour - 1)).toBe(true);
    inbox.hasFinished = true;
    expect(await remindAt(0)).toBe(false);
    inbox.hasFinished = false;
    const vacationUntil = new Date(inbox.now + 40 * hour).toISOString();
    await changeNotificationSettings(inbox.deps, inbox.me, { vacationUntil });
    expect(await remindAt(0)).toBe(false);
    expect(await reminders()).toBe(1);
    expect(inbox.mails).toEqual([]);
  });

  test('goes by mail to who wants it so, and by nothing else', async () => {
    await subscribe();
    const dailyReminder = { ...reminder, by: 'mail' as const };
    await changeNotificationSettings(inbox.deps, inbox.me, { dailyReminder });
    inbox.deps = { ...inbox.deps, hasPlayedSince: async () => true };
    expect(await remindAt(0)).toBe(false);
    expect(inbox.mails).toHaveLength(1);
    inbox.deps = { ...inbox.deps, hasPlayedSince: async () => false };
    expect(await remindAt(0)).toBe(false);
    expect(inbox.mails).toHaveLength(1);
  });
});

describe('a recap that is due', () => {
  const week = 7 * 86_400_000;
  const texts = async () => (await list()).notifications.map(({ text }) => text);
  async function tellAt(delay: number): Promise<void> {
    inbox.now = start;
    await expectRecap(inbox.deps, inbox.anna.id, 0);
    inbox.now = nextRecapAt(start, 0) + delay;
    await tellDueRecaps(inbox.deps);
  }

  test('is told within a week, once', async () => {
    inbox.played = { played: 1, jinxes: 2 };
    await tellAt(-1);
    expect(await texts()).toEqual([]);
    await tellAt(0);
    expect(await texts()).toEqual(['Your week with the bee: 1 pair, 2 jinxes.']);
    expect(await inboxRow(inbox.anna)).toMatchObject({ recap_at: null });
    await markOwnNoticeRead(inbox.deps, inbox.anna.id, 'recap_week');
    await tellAt(week);
    expect((await list()).unreadCount).toBe(0);
    await tellAt(week - 1);
    expect((await list()).unreadCount).toBe(1);
  });

  test('says nothing of a week without a game, and comes again to who plays on', async () => {
    inbox.played = { played: 0, jinxes: 0 };
    inbox.deps = { ...inbox.deps, hasPlayedSince: async () => true };
    await tellAt(0);
    expect(await texts()).toEqual([]);
    expect(await inboxRow(inbox.anna)).toMatchObject({ recap_at: nextRecapAt(start, 0) + week });
  });
});

test('a recap is expected on the Monday after the first game of a week', async () => {
  await expectRecap(inbox.deps, inbox.anna.id, 60);
  expect(await inboxRow(inbox.anna)).toMatchObject({
    recap_at: nextRecapAt(inbox.now, 60),
    version: 1,
  });
  inbox.now += 3 * 86_400_000 * 7;
  await expectRecap(inbox.deps, inbox.anna.id, 60);
  expect(await inboxRow(inbox.anna)).toMatchObject({ recap_at: nextRecapAt(start, 60) });
  await expectRecap(inbox.deps, 'anon_nobody', 60);
});
