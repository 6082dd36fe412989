import type { NotificationSettings } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const notificationSettingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: async ({ signal }): Promise<NotificationSettings> =>
    (await call('readNotificationSettings', { signal })).settings,
});
