import type { CallReply } from '@bee-jinx/contract/browser';
import { maxNotifications } from '@bee-jinx/game';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { keepNewest } from '../../api/version.ts';

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
