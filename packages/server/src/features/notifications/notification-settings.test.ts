import { nextReminderAt } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { defaults, reminder, signalOf, useTestInbox } from '../../testing/test-inbox.ts';
import { at } from '../../testing/test-time.ts';
import { changeNotificationSettings, readNotificationSettings } from './notification-settings.ts';

const inbox = useTestInbox();
const { inboxRow } = inbox;

describe('the settings', () => {
  test('change by parts, and their reminder is due at its time', async () => {
    expect(await readNotificationSettings(inbox.deps, inbox.me)).toEqual({
      settings: defaults,
      mailTo: inbox.email,
    });
    inbox.email = null;
    expect(await readNotificationSettings(inbox.deps, inbox.me)).toEqual({ settings: defaults });
    const quietHours = { from: 0, to: 60, timeZone: 'UTC' };
    await changeNotificationSettings(inbox.deps, inbox.me, { quietHours, dailyReminder: reminder });
    expect(inbox.signals).toEqual([signalOf(inbox.anna, 2)]);
    expect(await inboxRow(inbox.anna)).toMatchObject({
      remind_at: nextReminderAt(reminder, inbox.now),
    });
    const vacationUntil = at(5000);
    expect(await changeNotificationSettings(inbox.deps, inbox.me, { vacationUntil })).toEqual({
      settings: { muted: [], quietHours, vacationUntil, dailyReminder: reminder },
    });
    const without = { quietHours: null, vacationUntil: null, dailyReminder: null };
    expect(await changeNotificationSettings(inbox.deps, inbox.me, without)).toEqual({
      settings: defaults,
    });
    expect(await inboxRow(inbox.anna)).toMatchObject({ remind_at: null, version: 4 });
  });

  test('name a time zone that there is, and no mail without an address', async () => {
    inbox.email = null;
    const timeZone = 'Europe/Nowhere';
    const change = {
      quietHours: { from: 0, to: 60, timeZone },
      dailyReminder: { at: 540, timeZone, by: 'mail' as const },
    };
    const unknown = 'We know no such time zone.';
    await expect(changeNotificationSettings(inbox.deps, inbox.me, change)).rejects.toMatchObject({
      code: 'invalid_input',
      details: {
        fields: {
          'quietHours.timeZone': unknown,
          'dailyReminder.timeZone': unknown,
          'dailyReminder.by': 'No mail can be sent to you.',
        },
      },
    });
  });

  test('of two devices that mute at the same moment don’t overwrite each other', async () => {
    await changeNotificationSettings(inbox.deps, inbox.me, { muted: ['jinx'] });
    await Promise.all([
      changeNotificationSettings(inbox.deps, inbox.me, { mute: { invite: true } }),
      changeNotificationSettings(inbox.deps, inbox.me, { mute: { nudge: true, jinx: false } }),
    ]);
    const { settings } = await readNotificationSettings(inbox.deps, inbox.me);
    expect(settings.muted.toSorted()).toEqual(['invite', 'nudge']);
  });
});
