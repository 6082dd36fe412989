import type { Notification } from '@bee-jinx/contract/browser';
import { notificationPath } from '@bee-jinx/game';

/** Skips notifications about the page that is open. */
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

/** A repeated notification takes the place of the first one, with an id and a time of its own. */
export const notificationKeys = (notifications: readonly Notification[]): Set<string> =>
  new Set(notifications.map(({ notificationId, createdAt }) => notificationId + createdAt));
