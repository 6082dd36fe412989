import type { NotificationSettings } from '@bee-jinx/contract/browser';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-copy.ts';

export const notificationSettingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: async ({ signal }): Promise<NotificationSettings> =>
    (await call('readNotificationSettings', { signal })).settings,
});

/** Shows what was asked for at once, and what holds when the answer is there. */
export function useChangeSettings() {
  const cache = useQueryClient();
  const { queryKey } = notificationSettingsQuery;
  const { mutate, error } = useMutation({
    mutationFn: (change: Partial<NotificationSettings>) =>
      call('changeNotificationSettings', { body: change }),
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, (before) => before && { ...before, ...change });
    },
    onSuccess: ({ settings }) => cache.setQueryData(queryKey, settings),
    onError: () => cache.invalidateQueries({ queryKey }),
  });
  return { change: mutate, fault: error ? wordsFor(error) : undefined };
}
