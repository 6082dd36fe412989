import type { CallReply } from '@bee-jinx/contract';
import { maxNotifications } from '@bee-jinx/game';
import type { NotificationDeps } from './deps.ts';
import { presentNotification } from './inbox.ts';
import { readNotificationSettings } from './notification-settings.ts';
import { subscriptionsOf } from './push/queries.ts';
import { newestNotifications } from './queries.ts';

type Exported = Pick<
  CallReply<'exportMe'>,
  'notifications' | 'notificationSettings' | 'pushBrowsers'
>;

/** Of a push endpoint only the host, because the rest is a capability. */
export async function exportNotifications(
  deps: NotificationDeps,
  playerId: string,
): Promise<Exported> {
  const { db } = deps;
  const rows = await newestNotifications(db.read, playerId, {
    unreadOnly: false,
    limit: maxNotifications,
  });
  const browsers = await subscriptionsOf(db.read, playerId);
  return {
    notifications: rows.map(presentNotification),
    notificationSettings: (await readNotificationSettings(deps, { playerId })).settings,
    pushBrowsers: browsers.map(({ endpoint, created_at }) => ({
      service: new URL(endpoint).host,
      since: new Date(created_at).toISOString(),
    })),
  };
}
