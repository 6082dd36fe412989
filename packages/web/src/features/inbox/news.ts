import type { Notification } from '@bee-jinx/contract/browser';
import { notificationPath } from './notification-path.ts';

/** The newest of what has come in since, unless it is on the screen already. */
export function findNewNotification(
  notifications: readonly Notification[],
  known: ReadonlySet<string>,
  path: string,
  isSuppressed: (news: Notification) => boolean = () => false,
): Notification | undefined {
  return notifications.find(
    (one) =>
      !one.read &&
      !known.has(one.notificationId + one.createdAt) &&
      notificationPath(one) !== path &&
      !isSuppressed(one),
  );
}

/** The same notification comes anew when the same happens again. */
export const notificationKeys = (notifications: readonly Notification[]): Set<string> =>
  new Set(notifications.map(({ notificationId, createdAt }) => notificationId + createdAt));
