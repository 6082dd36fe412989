import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { usePlayer } from '../../domain/account/player.ts';
import { connection } from '../../platform/connection.ts';
import { useStore } from '../../platform/store.ts';
import { useOverlayOpen } from '../../platform/use-overlay-open.ts';
import { IconButton } from '../../ui/icon-button/IconButton.tsx';
import styles from './Bell.module.css';
import { inboxQuery } from './inbox-queries.ts';
import { useNotificationToasts } from './use-notification-toasts.ts';
import { useAutoMarkRead } from './use-read-here.ts';

const InboxSheet = lazy(() => import('./InboxSheet.tsx'));

const withoutSignalsMs = 15_000;
const mostShown = 99;

/** How much is unread, and the way to it. */
export default function Bell() {
  const { userId } = usePlayer();
  const isLive = useStore(connection) === 'online';
  const { data } = useQuery({
    ...inboxQuery(userId),
    refetchInterval: isLive ? false : withoutSignalsMs,
  });
  const { isOpen, open, close } = useOverlayOpen();
  const [wasOpened, setWasOpened] = useState(false);
  const readHere = useAutoMarkRead(userId, data?.notifications ?? []);
  const unread = (data?.unreadCount ?? 0) - readHere;
  useNotificationToasts(data?.notifications);
  return (
    <span className={styles.bell}>
      <IconButton
        icon="bell"
        label={unread > 0 ? `Inbox, ${unread} unread` : 'Inbox'}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          open();
        }}
      />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > mostShown ? `${mostShown}+` : unread}
        </span>
      )}
      {wasOpened && (
        <Suspense>
          <InboxSheet isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}
