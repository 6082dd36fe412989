import type { CallReply } from '@bee-jinx/contract';
import { isTimeZone, type NotificationSettings, usualNotificationSettings } from '@bee-jinx/game';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { NotificationParts } from './parts.ts';
import { findInbox, storeSettings } from './queries.ts';

type Settings = CallReply<'readNotificationSettings'>['settings'];

export async function settingsOf(db: Database, playerId: string): Promise<NotificationSettings> {
  const inbox = await findInbox(db.read, playerId);
  return inbox?.settings ? JSON.parse(inbox.settings) : usualNotificationSettings;
}

export async function readSettings(
  { db }: NotificationParts,
  caller: Caller,
): Promise<{ settings: Settings }> {
  return { settings: presentSettings(await settingsOf(db, caller.playerId)) };
}

export async function changeSettings(
  { db }: NotificationParts,
  caller: Caller,
  wished: Settings,
): Promise<{ settings: Settings }> {
  if (wished.quietHours && !isTimeZone(wished.quietHours.timeZone)) {
    const fields = { 'quietHours.timeZone': 'We know no such time zone.' };
    throw new Refusal('invalid_input', { details: { fields } });
  }
  const settings: NotificationSettings = {
    muted: [...new Set(wished.muted)],
    quietHours: wished.quietHours,
    vacationUntil: wished.vacationUntil === null ? null : Date.parse(wished.vacationUntil),
  };
  await db.transaction([`inbox:${caller.playerId}`], (sql) =>
    storeSettings(sql, caller.playerId, JSON.stringify(settings)),
  );
  return { settings: presentSettings(settings) };
}

function presentSettings({ vacationUntil, ...rest }: NotificationSettings): Settings {
  return {
    ...rest,
    vacationUntil: vacationUntil === null ? null : new Date(vacationUntil).toISOString(),
  };
}
