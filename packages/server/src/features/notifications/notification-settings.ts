import type { CallInput, CallReply } from '@bee-jinx/contract';
import {
  changeMuted,
  defaultNotificationSettings,
  isTimeZone,
  type NotificationSettings,
  nextReminderAt,
} from '@bee-jinx/game';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { NotificationDeps } from './deps.ts';
import { bumpInboxVersion, findInbox, storeSettings } from './queries.ts';

type Settings = CallReply<'readNotificationSettings'>['settings'];

export async function loadNotificationSettings(db: Database, playerId: string) {
  return parseNotificationSettings(await findInbox(db.read, playerId));
}

/** Those stored before a setting existed have its default. */
export function parseNotificationSettings(
  inbox: { settings: string | null } | undefined,
): NotificationSettings {
  const stored: Partial<NotificationSettings> = JSON.parse(inbox?.settings ?? '{}');
  return { ...defaultNotificationSettings, ...stored };
}

export async function readNotificationSettings(
  { db, mail }: NotificationDeps,
  { playerId }: Pick<Caller, 'playerId'>,
): Promise<CallReply<'readNotificationSettings'>> {
  const mailTo = await mail?.emailOf(db.read, playerId);
  return {
    settings: presentSettings(await loadNotificationSettings(db, playerId)),
    ...(mailTo && { mailTo }),
  };
}

export async function changeNotificationSettings(
  { db, clock, live, mail }: NotificationDeps,
  { playerId }: Caller,
  changes: CallInput<'changeNotificationSettings'>['body'],
): Promise<{ settings: Settings }> {
  const { muted, mute, quietHours, vacationUntil, dailyReminder } = changes;
  const fields = Object.fromEntries(
    Object.entries({ quietHours, dailyReminder })
      .filter(([, hours]) => hours && !isTimeZone(hours.timeZone))
      .map(([name]) => [`${name}.timeZone`, 'We know no such time zone.']),
  );
  if (dailyReminder?.by === 'mail' && !(await mail?.emailOf(db.read, playerId))) {
    fields['dailyReminder.by'] = 'No mail can be sent to you.';
  }
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { details: { fields } });
  const changed = await db.transaction([`inbox:${playerId}`], async (sql) => {
    const before = parseNotificationSettings(await findInbox(sql, playerId));
    const settings: NotificationSettings = {
      ...before,
      muted: changeMuted(muted ?? before.muted, mute ?? {}),
      ...(quietHours !== undefined && { quietHours }),
      ...(vacationUntil !== undefined && {
        vacationUntil: vacationUntil === null ? null : Date.parse(vacationUntil),
      }),
      ...(dailyReminder !== undefined && { dailyReminder }),
    };
    const { dailyReminder: reminder } = settings;
    await storeSettings(sql, playerId, {
      settings: JSON.stringify(settings),
      remind_at: reminder && nextReminderAt(reminder, clock.now()),
    });
    return { settings, inbox: await bumpInboxVersion(sql, playerId) };
  });
  const version = changed.inbox?.version ?? 0;
  live.sendSignal([playerId], { topic: 'notifications', id: playerId, version });
  return { settings: presentSettings(changed.settings) };
}

function presentSettings({ vacationUntil, ...rest }: NotificationSettings): Settings {
  return {
    ...rest,
    vacationUntil: vacationUntil === null ? null : new Date(vacationUntil).toISOString(),
  };
}
