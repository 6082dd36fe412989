import type { Notification } from '@bee-jinx/contract/browser';
import { notificationPath } from '@bee-jinx/game';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { markRead } from './inbox-queries.ts';

/** A row that leads nowhere does nothing else when it is tapped, so a toast tells that it failed. */
export const markReadMutation = (cache: QueryClient, userId: string) =>
  mutationOptions({
    mutationFn: ({ notificationId }: Notification) => markRead(cache, userId, notificationId),
    onError: (error, notification) => {
      if (notificationPath(notification) !== undefined) return;
      showToast({ variant: 'fault', text: errorMessage(error, 'It couldn’t be marked as read') });
    },
  });
