import type { Notification } from '@bee-jinx/contract/browser';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isToastSuppressed } from '../../domain/notifications/suppress-toast.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { findNewNotification, notificationKeys } from './news.ts';
import { notificationPath } from './notification-path.ts';

/** Says once what has come in while the page was open. */
export function useNotificationToasts(notifications: readonly Notification[] | undefined): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const seenKeys = useRef<Set<string>>(undefined);
  useEffect(() => {
    if (!notifications) return;
    const news =
      seenKeys.current &&
      findNewNotification(notifications, seenKeys.current, pathname, isToastSuppressed);
    seenKeys.current = notificationKeys(notifications);
    if (!news) return;
    const address = notificationPath(news);
    showToast({
      text: news.text,
      ...(address !== undefined && {
        action: { label: 'Look', onPress: () => void navigate(address) },
      }),
    });
  }, [notifications, pathname, navigate]);
}
