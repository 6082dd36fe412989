import type { Notification } from '@bee-jinx/contract/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { markRead } from './inbox-queries.ts';
import { notificationPath } from './notification-path.ts';

/** Whoever looks at what they are told of has read it. Gives how many that are, until the server knows too. */
export function useAutoMarkRead(userId: string, notifications: readonly Notification[]): number {
  const { pathname } = useLocation();
  const cache = useQueryClient();
  const seen = notifications.filter((one) => !one.read && notificationPath(one) === pathname);
  const ids = seen.map(({ notificationId }) => notificationId).join(' ');
  useEffect(() => {
    for (const id of ids.split(' ').filter(Boolean)) {
      // It stays unread, and is tried again with the next look.
      markRead(cache, userId, id).catch(() => {});
    }
  }, [cache, userId, ids]);
  return seen.length;
}
