import type { NotificationSettings } from '@bee-jinx/contract/browser';
import { changeMuted, type MuteChange } from '@bee-jinx/game';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { optimisticMutation } from '../../../api/optimistic-mutation.ts';
import {
  changeSettingsKey,
  notificationSettingsQuery,
} from '../../../domain/notifications/notification-settings.ts';

type SettingsChange = Partial<NotificationSettings> & { mute?: MuteChange };

export const changeSettingsMutation = (cache: QueryClient) => {
  const { queryKey } = notificationSettingsQuery;
  return optimisticMutation<SettingsChange, NotificationSettings>(cache, {
    mutationKey: changeSettingsKey,
    queryKey,
    submit: async (change) => (await call('changeNotificationSettings', { body: change })).settings,
    read: () => cache.getQueryData(queryKey),
    write: (settings) => cache.setQueryData(queryKey, settings),
    applyChange: (shown, { mute = {}, ...change }) => ({
      ...shown,
      ...change,
      muted: changeMuted(shown.muted, mute),
    }),
    isSupersededBy: (change, newer) => {
      const changed = fieldsOf(newer);
      return fieldsOf(change).every((field) => changed.includes(field));
    },
  });
};

/** Each kind of notification is a field of its own. */
const fieldsOf = ({ mute = {}, ...rest }: SettingsChange): string[] => [
  ...Object.keys(rest),
  ...Object.keys(mute),
];

export function useChangeSettings() {
  const { mutate, error } = useMutation(changeSettingsMutation(useQueryClient()));
  return { change: mutate, fault: error ? errorMessage(error) : undefined };
}
