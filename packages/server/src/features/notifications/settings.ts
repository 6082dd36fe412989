import type { CallInput, CallReply } from '@bee-jinx/contract';
import { isTimeZone, type NotificationSettings, usualNotificationSettings } from '@bee-jinx/game';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { NotificationParts } from './parts.ts';
import { findInbox, growInbox, storeSettings } from './queries.ts';

type Settings = CallReply<'readNotificationSettings'>['settings'];

export async function settingsOf(db: Database, playerId: string): Promise<NotificationSettings> {
  return settingsIn(await findInbox(db.read, playerId));
}

/** As an inbox keeps them. */
export function settingsIn(inbox: { settings: string | null } | undefined): NotificationSettings {
  return inbox?.settings ? JSON.parse(inbox.settings) : usualNotificationSettings;
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
      ...settingsIn(await findInbox(sql, playerId)),
      ...(muted && { muted: [...new Set(muted)] }),
      ...(quietHours !== undefined && { quietHours }),
      ...(vacationUntil !== undefined && {
        vacationUntil: vacationUntil === null ? null : Date.parse(vacationUntil),
      }),
    };
    await storeSettings(sql, playerId, JSON.stringify(settings));
    return { settings, inbox: await growInbox(sql, playerId) };
  });
  const version = changed.inbox?.version ?? 0;
  live.tell([playerId], { topic: 'notifications', id: playerId, version });
  return { settings: presentSettings(changed.settings) };
}

function presentSettings({ vacationUntil, ...rest }: NotificationSettings): Settings {
  return {
    ...rest,
    vacationUntil: vacationUntil === null ? null : new Date(vacationUntil).toISOString(),
  };
}
