import type { Handlers } from '../../platform/http/serve.ts';
import type { NotificationDeps } from './deps.ts';
import { listNotifications, markInboxRead, markNotificationRead } from './inbox.ts';

import { changeNotificationSettings, readNotificationSettings } from './notification-settings.ts';
import { subscribeToPush, unsubscribeFromPush } from './push/subscribe-to-push.ts';
import { stopReminders } from './scheduled/reminder-mail.ts';

export function notificationRoutes(deps: NotificationDeps) {
  return {
    listNotifications: ({ query }, { caller }) =>
      listNotifications(deps, caller, {
        unreadOnly: query.unread_only === 'true',
        limit: query.limit,
      }),
    markNotificationRead: ({ body }, { caller }) =>
      markNotificationRead(deps, caller, body.notificationId),
    markInboxRead: ({ body }, { caller }) => markInboxRead(deps, caller, body.until),
    readNotificationSettings: (_input, { caller }) => readNotificationSettings(deps, caller),
    changeNotificationSettings: ({ body }, { caller }) =>
      changeNotificationSettings(deps, caller, body),
    stopReminders: ({ query }) => stopReminders(deps, query.token),
    readPushKey: () => ({ publicKey: deps.push.publicKey }),
    subscribeToPush: ({ body }, { caller }) => subscribeToPush(deps, caller, body),
    unsubscribeFromPush: ({ body }, { caller }) => unsubscribeFromPush(deps, caller, body.endpoint),
  } satisfies Partial<Handlers>;
}
