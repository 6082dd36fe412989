import type { CallReply, Notification } from '@bee-jinx/contract/browser';
import { maxNotifications, notificationPath } from '@bee-jinx/game';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { errorMessage } from '../../api/error-message.ts';
import { keepNewest } from '../../api/version.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';

export type Inbox = CallReply<'listNotifications'>;

export type InboxRange = 'newest' | 'all';

export const inboxQuery = (userId: string, extent: InboxRange = 'newest') =>
  queryOptions({
    queryKey: ['notifications', userId, extent],
    queryFn: ({ signal }): Promise<Inbox> =>
      call('listNotifications', {
        query: extent === 'all' ? { limit: maxNotifications } : {},
        signal,
      }),
    structuralSharing: keepNewest,
  });

export async function markRead(cache: QueryClient, userId: string, id: string): Promise<void> {
  const reply = await call('markNotificationRead', { body: { notificationId: id } });
  const { notification, unreadCount, version } = reply;
  cache.setQueriesData<Inbox>({ queryKey: ['notifications', userId] }, (before) => {
    if (!before || before.version > version) return before;
    const notifications = before.notifications.map((one) =>
      one.notificationId === notification.notificationId ? notification : one,
    );
    return { notifications, unreadCount, version };
  });
}

/** A row that leads nowhere does nothing else when it is tapped, so a toast tells that it failed. */
export const markReadMutation = (cache: QueryClient, userId: string) =>
  mutationOptions({
    mutationFn: ({ notificationId }: Notification) => markRead(cache, userId, notificationId),
    onError: (error, notification) => {
      if (notificationPath(notification) !== undefined) return;
      showToast({ variant: 'fault', text: errorMessage(error, 'It couldn’t be marked as read') });
    },
  });

/** Also marks notifications that aren't listed. Those that arrive meanwhile stay unread. */
export async function markAllRead(
  cache: QueryClient,
  userId: string,
  { notifications: [newest] }: Inbox,
): Promise<void> {
  if (!newest) return;
  const until = newest.createdAt;
  const { unreadCount, version } = await call('markInboxRead', { body: { until } });
  cache.setQueriesData<Inbox>({ queryKey: ['notifications', userId] }, (before) => {
    if (!before || before.version > version) return before;
    const notifications = before.notifications.map((one) =>
      one.createdAt <= until ? { ...one, read: true } : one,
    );
    return { notifications, unreadCount, version };
  });
}
