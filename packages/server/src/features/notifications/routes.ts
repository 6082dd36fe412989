import type { Handlers } from '../../platform/http/serve.ts';
import { listNotifications } from './list-notifications.ts';
import { markInboxRead, markNotificationRead } from './mark-read.ts';
import type { NotificationParts } from './parts.ts';
import { subscribe, unsubscribe } from './push/subscribe.ts';
import { changeSettings, readSettings } from './settings.ts';

type NotificationCalls =
  | 'listNotifications'
  | 'markNotificationRead'
  | 'markInboxRead'
  | 'readNotificationSettings'
  | 'changeNotificationSettings'
  | 'readPushKey'
  | 'subscribeToPush'
  | 'unsubscribeFromPush';

export function notificationRoutes(parts: NotificationParts): Handlers<NotificationCalls> {
  return {
    listNotifications: ({ query }, { caller }) =>
      listNotifications(parts, caller, {
        unreadOnly: query.unread_only === 'true',
        limit: query.limit,
      }),
    markNotificationRead: ({ body }, { caller }) =>
      markNotificationRead(parts, caller, body.notificationId),
    markInboxRead: ({ body }, { caller }) => markInboxRead(parts, caller, body.until),
    readNotificationSettings: (_input, { caller }) => readSettings(parts, caller),
    changeNotificationSettings: ({ body }, { caller }) => changeSettings(parts, caller, body),
    readPushKey: () => ({ publicKey: parts.push.publicKey }),
    subscribeToPush: ({ body }, { caller }) => subscribe(parts, caller, body),
    unsubscribeFromPush: ({ body }, { caller }) => unsubscribe(parts, caller, body.endpoint),
  };
}
