import type { Handlers } from '../../platform/http/serve.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotificationRead } from './mark-read.ts';
import type { NotificationParts } from './parts.ts';
import { changeSettings, readSettings } from './settings.ts';

type NotificationCalls =
  | 'listNotifications'
  | 'markNotificationRead'
  | 'readNotificationSettings'
  | 'changeNotificationSettings';

export function notificationRoutes(parts: NotificationParts): Handlers<NotificationCalls> {
  return {
    listNotifications: ({ query }, { caller }) =>
      listNotifications(parts, caller, {
        unreadOnly: query.unread_only === 'true',
        limit: query.limit,
      }),
    markNotificationRead: ({ body }, { caller }) =>
      markNotificationRead(parts, caller, body.notificationId),
    readNotificationSettings: (_input, { caller }) => readSettings(parts, caller),
    changeNotificationSettings: ({ body }, { caller }) => changeSettings(parts, caller, body),
  };
}
