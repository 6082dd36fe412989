import type { Notification } from '@bee-jinx/contract/browser';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isToldHere } from '../../api/told-here.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { knownNow, newsSince } from './news.ts';
import { notificationAddress } from './notification-address.ts';

/** Says once what has come in while the page was open. */
export function useNews(notifications: readonly Notification[] | undefined): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const known = useRef<Set<string>>(undefined);
  useEffect(() => {
    if (!notifications) return;
    const news = known.current && newsSince(notifications, known.current, pathname, isToldHere);
    known.current = knownNow(notifications);
    if (!news) return;
    const address = notificationAddress(news);
    showToast({
      text: news.text,
      ...(address !== undefined && {
        action: { label: 'Look', onPress: () => void navigate(address) },
      }),
    });
  }, [notifications, pathname, navigate]);
}
