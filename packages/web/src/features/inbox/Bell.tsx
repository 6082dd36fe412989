import type { Notification } from '@bee-jinx/contract/browser';
import { notificationPath } from '@bee-jinx/game';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePlayer } from '../../domain/account/player.ts';
import { isToastSuppressed } from '../../domain/notifications/suppress-toast.ts';
import { connection } from '../../platform/connection.ts';
import { useLocation, useNavigate } from '../../platform/router/router-context.tsx';
import { useStore } from '../../platform/store.ts';
import { useOverlayOpen } from '../../platform/use-overlay-open.ts';
import { lazyOverlay } from '../../ui/dialog/lazy-overlay.tsx';
import { IconButton } from '../../ui/icon-button/IconButton.tsx';
import { vibrate, vibrationPatterns } from '../../ui/vibrate.ts';
import styles from './Bell.module.css';
import { findNewNotification, notificationKeys } from './find-new-notification.ts';
import { inboxQuery, markRead } from './inbox-queries.ts';
import { showNewsToast } from './show-news-toast.ts';

const InboxSheet = lazyOverlay(() => import('./InboxSheet.tsx'));

const withoutSignalsMs = 15_000;
const maxShown = 99;

export default function Bell() {
  const { userId } = usePlayer();
  const isLive = useStore(connection) === 'online';
  const { data } = useQuery({
    ...inboxQuery(userId),
    refetchInterval: isLive ? false : withoutSignalsMs,
  });
  const { isOpen, open, close } = useOverlayOpen();
  const readHere = useAutoMarkRead(userId, data?.notifications ?? []);
  const unread = (data?.unreadCount ?? 0) - readHere;
  const isNudged = data?.notifications.some(({ type, read }) => type === 'nudge' && !read) ?? false;
  useNotificationToasts(data?.notifications);
  return (
    <span className={styles.bell} data-rings={isNudged}>
      <IconButton
        icon="bell"
        label={unread > 0 ? `Inbox, ${unread} unread` : 'Inbox'}
        aria-haspopup="dialog"
        onClick={open}
      />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > maxShown ? `${maxShown}+` : unread}
        </span>
      )}
      <InboxSheet isOpen={isOpen} onClose={close} />
    </span>
  );
}

/** One toast for what arrived while the page was open. */
function useNotificationToasts(notifications: readonly Notification[] | undefined): void {
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
    if (news.type === 'nudge') vibrate(vibrationPatterns.nudge);
    const address = notificationPath(news);
    showNewsToast(news.from?.userId, {
      text: news.text,
      ...(address !== undefined && {
        action: { label: 'Look', onPress: () => void navigate(address) },
      }),
    });
  }, [notifications, pathname, navigate]);
}

/** Marks notifications as read whose page is open. Returns their number until the server has it too. */
function useAutoMarkRead(userId: string, notifications: readonly Notification[]): number {
  const { pathname } = useLocation();
  const cache = useQueryClient();
  const seen = notifications.filter((one) => !one.read && notificationPath(one) === pathname);
  const ids = seen.map(({ notificationId }) => notificationId).join(' ');
  useEffect(() => {
    for (const id of ids.split(' ').filter(Boolean)) {
      // Stays unread, and is tried again when the page is opened again.
      markRead(cache, userId, id).catch(() => {});
    }
  }, [cache, userId, ids]);
  return seen.length;
}
