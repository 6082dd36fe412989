import type { NotificationSettings } from '@bee-jinx/contract/browser';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-copy.ts';
import { shownAtOnce } from '../../../api/shown-at-once.ts';

export const notificationSettingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: async ({ signal }): Promise<NotificationSettings> =>
    (await call('readNotificationSettings', { signal })).settings,
});

export const changingSettings = (cache: QueryClient) => {
  const { queryKey } = notificationSettingsQuery;
  return shownAtOnce<Partial<NotificationSettings>, NotificationSettings>(cache, {
    mutationKey: ['change-notification-settings'],
    queryKey,
    ask: async (change) => (await call('changeNotificationSettings', { body: change })).settings,
    read: () => cache.getQueryData(queryKey),
    show: (settings) => cache.setQueryData(queryKey, settings),
    wished: (shown, change) => ({ ...shown, ...change }),
    isCoveredBy: (change, newer) => Object.keys(change).every((field) => field in newer),
  });
};

export function useChangeSettings() {
  const { mutate, error } = useMutation(changingSettings(useQueryClient()));
  return { change: mutate, fault: error ? wordsFor(error) : undefined };
}
