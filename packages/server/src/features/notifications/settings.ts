import type { CallInput, CallReply } from '@bee-jinx/contract';
import { isTimeZone, type NotificationSettings, usualNotificationSettings } from '@bee-jinx/game';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { NotificationParts } from './parts.ts';
import { findInbox, growInbox, storeSettings } from './queries.ts';

type Settings = CallReply<'readNotificationSettings'>['settings'];

export async function settingsOf(db: Database, playerId: string): Promise<NotificationSettings> {
  return readStored((await findInbox(db.read, playerId))?.settings);
}

export async function readSettings(
  { db }: NotificationParts,
  { playerId }: Pick<Caller, 'playerId'>,
): Promise<{ settings: Settings }> {
  return { settings: presentSettings(await settingsOf(db, playerId)) };
}

export async function changeSettings(
  { db, live }: NotificationParts,
  { playerId }: Caller,
  wished: CallInput<'changeNotificationSettings'>['body'],
): Promise<{ settings: Settings }> {
  const { muted, quietHours, vacationUntil } = wished;
  if (quietHours && !isTimeZone(quietHours.timeZone)) {
    const fields = { 'quietHours.timeZone': 'We know no such time zone.' };
    throw new Refusal('invalid_input', { details: { fields } });
  }
  const changed = await db.transaction([`inbox:${playerId}`], async (sql) => {
    const settings: NotificationSettings = {
      ...readStored((await findInbox(sql, playerId))?.settings),
      ...(muted && { muted: [...new Set(muted)] }),
      ...(quietHours !== undefined && { quietHours }),
      ...(vacationUntil !== undefined && {
        vacationUntil: vacationUntil === null ? null : Date.parse(vacationUntil),
      }),
    };
    await storeSettings(sql, playerId, JSON.stringify(settings));
    return { settings, version: await growInbox(sql, playerId) };
  });
  live.tell([playerId], { topic: 'notifications', id: playerId, version: changed.version });
  return { settings: presentSettings(changed.settings) };
}

function readStored(settings: string | null | undefined): NotificationSettings {
  return settings ? JSON.parse(settings) : usualNotificationSettings;
}

function presentSettings({ vacationUntil, ...rest }: NotificationSettings): Settings {
  return {
    ...rest,
    vacationUntil: vacationUntil === null ? null : new Date(vacationUntil).toISOString(),
  };
}
