import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { readerLocale } from '../../platform/reader-locale.ts';
import { usePlayer } from '../account/player.ts';
import { notificationSettingsQuery } from '../notifications/notification-settings.ts';
import { enablePush } from './push.ts';
import { pushErrorMessage } from './push-error-message.ts';

/** Turns on pushes to this browser too, unless the reminder comes by mail. */
export function useTurnOnReminder(by: 'push' | 'mail' = 'push') {
  const { userId } = usePlayer();
  const cache = useQueryClient();
  const { error, ...mutation } = useMutation({
    mutationFn: async (at: number) => {
      if (by === 'push') await enablePush(userId);
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const body = { dailyReminder: { at, timeZone, ...(by === 'mail' && { by }) } };
      return (await call('changeNotificationSettings', { body })).settings;
    },
    onSuccess: (settings) => cache.setQueryData(notificationSettingsQuery.queryKey, settings),
    onSettled: () => cache.invalidateQueries({ queryKey: ['push-state', userId] }),
  });
  return { ...mutation, fault: error ? pushErrorMessage(error) : undefined };
}

/** Minutes after midnight, as the reader writes a time. */
export const formatReminderTime = (at: number): string =>
  new Date(2000, 0, 1, 0, at).toLocaleTimeString(readerLocale(), {
    hour: 'numeric',
    minute: '2-digit',
  });
