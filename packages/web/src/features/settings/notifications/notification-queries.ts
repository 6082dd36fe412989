import type { NotificationSettings } from '@bee-jinx/contract/browser';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { optimisticMutation } from '../../../api/optimistic-mutation.ts';
import {
  changeSettingsKey,
  notificationSettingsQuery,
} from '../../../domain/notifications/notification-settings.ts';

export const changeSettingsMutation = (cache: QueryClient) => {
  const { queryKey } = notificationSettingsQuery;
  return optimisticMutation<Partial<NotificationSettings>, NotificationSettings>(cache, {
    mutationKey: changeSettingsKey,
    queryKey,
    submit: async (change) => (await call('changeNotificationSettings', { body: change })).settings,
    read: () => cache.getQueryData(queryKey),
    write: (settings) => cache.setQueryData(queryKey, settings),
    applyChange: (shown, change) => ({ ...shown, ...change }),
    isSupersededBy: (change, newer) => Object.keys(change).every((field) => field in newer),
  });
};

export function useChangeSettings() {
  const { mutate, error } = useMutation(changeSettingsMutation(useQueryClient()));
  return { change: mutate, fault: error ? errorMessage(error) : undefined };
}
