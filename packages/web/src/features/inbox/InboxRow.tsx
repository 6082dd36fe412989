import type { Notification } from '@bee-jinx/contract/browser';
import { notificationPath } from '@bee-jinx/game';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { BeeFace } from '../../ui/bee/BeeFace.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { RowButton, RowLink, StaticRow } from '../../ui/row/Row.tsx';
import { RowText } from '../../ui/row/RowText.tsx';
import { formatTimeAgo } from './format-time-ago.ts';
import styles from './InboxRow.module.css';

interface InboxRowProps {
  notification: Notification;
  onRead(): void;
  onFollow: (() => void) | undefined;
}

/** A link to its subject; without one, a button that marks it as read. */
export function InboxRow({ notification, onRead, onFollow }: InboxRowProps) {
  const { type, from, text, createdAt, read } = notification;
  const address = notificationPath(notification);
  const isUnread = !read;
  const parts = {
    mark: from ? (
      <Avatar userId={from.userId} name={from.displayName} isDecorative />
    ) : (
      <BeeFace face={type === 'security' ? 'ouch' : 'ha'} size={46} />
    ),
    end: <span className={styles.end} data-due={isUnread} aria-hidden="true" />,
    isDue: isUnread,
    children: (
      <RowText>
        <span className={styles.text} data-due={isUnread}>
          {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
          {text}
        </span>
        <time className={styles.when} dateTime={createdAt}>
          {formatTimeAgo(createdAt, Date.now())}
        </time>
      </RowText>
    ),
  };
  if (address === undefined)
    return read ? <StaticRow {...parts} /> : <RowButton {...parts} onClick={onRead} />;
  return (
    <RowLink
      {...parts}
      to={address}
      onClick={() => {
        onRead();
        onFollow?.();
      }}
    />
  );
}
