import type { CallReply } from '@bee-jinx/contract/browser';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { keepNewest } from '../../api/version.ts';

type Inbox = CallReply<'listNotifications'>;

/** As many as the server gives unasked, and as many as it gives at most. */
export type Extent = 'newest' | 'all';
const mostListed = 100;

export const inboxQuery = (userId: string, extent: Extent = 'newest') =>
  queryOptions({
    queryKey: ['notifications', userId, extent],
    queryFn: ({ signal }): Promise<Inbox> =>
      call('listNotifications', {
        query: extent === 'all' ? { limit: mostListed } : {},
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

/** One after the other: each of them is a change of its own. */
export async function markAllRead(cache: QueryClient, userId: string): Promise<void> {
  const { notifications } = await call('listNotifications', {
    query: { unread_only: 'true', limit: mostListed },
  });
  for (const { notificationId } of notifications) await markRead(cache, userId, notificationId);
}
