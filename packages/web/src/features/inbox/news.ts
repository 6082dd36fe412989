import type { Notification } from '@bee-jinx/contract/browser';
import { notificationAddress } from './notification-address.ts';

/** The newest of what has come in since, unless it is on the screen already. */
export function newsSince(
  notifications: readonly Notification[],
  known: ReadonlySet<string>,
  path: string,
  isTold: (news: Notification) => boolean = () => false,
): Notification | undefined {
  return notifications.find(
    (one) =>
      !one.read &&
      !known.has(one.notificationId + one.createdAt) &&
      notificationAddress(one) !== path &&
      !isTold(one),
  );
}

/** The same notification comes anew when the same happens again. */
export const knownNow = (notifications: readonly Notification[]): Set<string> =>
  new Set(notifications.map(({ notificationId, createdAt }) => notificationId + createdAt));
