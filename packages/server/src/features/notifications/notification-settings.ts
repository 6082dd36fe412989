import type { CallInput, CallReply } from '@bee-jinx/contract';
import { defaultNotificationSettings, isTimeZone, type NotificationSettings } from '@bee-jinx/game';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { NotificationDeps } from './deps.ts';
import { bumpInboxVersion, findInbox, storeSettings } from './queries.ts';

type Settings = CallReply<'readNotificationSettings'>['settings'];

export async function loadNotificationSettings(db: Database, playerId: string) {
  return parseNotificationSettings(await findInbox(db.read, playerId));
}

export function parseNotificationSettings(inbox: { settings: string | null } | undefined) {
  return inbox?.settings ? JSON.parse(inbox.settings) : defaultNotificationSettings;
}

export async function readNotificationSettings(
  { db }: NotificationDeps,
  { playerId }: Pick<Caller, 'playerId'>,
): Promise<{ settings: Settings }> {
  return { settings: presentSettings(await loadNotificationSettings(db, playerId)) };
}

export async function changeNotificationSettings(
  { db, live }: NotificationDeps,
  { playerId }: Caller,
  changes: CallInput<'changeNotificationSettings'>['body'],
): Promise<{ settings: Settings }> {
  const { muted, quietHours, vacationUntil } = changes;
  if (quietHours && !isTimeZone(quietHours.timeZone)) {
    const fields = { 'quietHours.timeZone': 'We know no such time zone.' };
    throw new Refusal('invalid_input', { details: { fields } });
  }
  const changed = await db.transaction([`inbox:${playerId}`], async (sql) => {
    const settings: NotificationSettings = {
      ...parseNotificationSettings(await findInbox(sql, playerId)),
      ...(muted && { muted: [...new Set(muted)] }),
      ...(quietHours !== undefined && { quietHours }),
      ...(vacationUntil !== undefined && {
        vacationUntil: vacationUntil === null ? null : Date.parse(vacationUntil),
      }),
    };
    await storeSettings(sql, playerId, JSON.stringify(settings));
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
