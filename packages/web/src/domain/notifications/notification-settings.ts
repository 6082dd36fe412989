import type { NotificationSettings } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { listKey } from '../../api/version.ts';

/** The server signals a change of settings with the inbox, so that another device doesn't send back an old list. */
const queryKey = ['notifications', listKey, 'settings'];

export const changeSettingsKey = ['change-notification-settings'];

export const notificationSettingsQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal, client }): Promise<NotificationSettings> => {
    const { settings } = await call('readNotificationSettings', { signal });
    // The signal about one change must not hide the next, which isn't sent yet.
    const isChanging = client.isMutating({ mutationKey: changeSettingsKey }) > 0;
    return (isChanging && client.getQueryData<NotificationSettings>(queryKey)) || settings;
  },
});

/** Where a reminder by mail would go; null where none can be sent. */
export const reminderAddressQuery = queryOptions({
  queryKey: [...queryKey, 'mail'],
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
