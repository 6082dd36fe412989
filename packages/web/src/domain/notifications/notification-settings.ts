import type { NotificationSettings } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const notificationSettingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: async ({ signal }): Promise<NotificationSettings> =>
    (await call('readNotificationSettings', { signal })).settings,
});

/** Where a reminder by mail would go; null where none can be sent. */
export const reminderAddressQuery = queryOptions({
  queryKey: ['notification-settings', 'mail'],
  queryFn: async ({ signal }): Promise<string | null> =>
    (await call('readNotificationSettings', { signal })).mailTo ?? null,
});

/** A query although it changes something: it is idempotent, and the page that a mail links to does nothing else. */
export const stopRemindersQuery = (token: string) =>
  queryOptions({
    queryKey: ['stop-reminders', token],
    queryFn: ({ signal }) => call('stopReminders', { query: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
