import type { Notification } from '@bee-jinx/contract/browser';
import { Avatar } from '../../ui/Avatar.tsx';
import { BeeFace } from '../../ui/bee/BeeFace.tsx';
import { Link } from '../../ui/Link.tsx';
import { howLongAgo } from './how-long-ago.ts';
import styles from './InboxRow.module.css';
import { notificationAddress } from './notification-address.ts';

interface InboxRowProps {
  notification: Notification;
  onRead(): void;
  onFollow: (() => void) | undefined;
}

/** A link to what it tells of; where there is no such place, something to tick off. */
export function InboxRow({ notification, onRead, onFollow }: InboxRowProps) {
  const { from, text, createdAt, read } = notification;
  const address = notificationAddress(notification);
  const content = (
    <>
      {from ? (
        <Avatar userId={from.userId} name={from.displayName} isDecorative />
      ) : (
        <BeeFace face="ha" size={46} />
      )}
      <span className={styles.words}>
        <span className={styles.text}>
          {!read && <span className={styles.unseen}>Unread: </span>}
          {text}
        </span>
        <time className={styles.when} dateTime={createdAt}>
          {howLongAgo(createdAt, Date.now())}
        </time>
      </span>
      <span className={styles.end} aria-hidden="true" />
    </>
  );
  if (address !== undefined) {
    return (
      <Link
        to={address}
        className={styles.row}
        data-due={!read}
        onClick={() => {
          onRead();
          onFollow?.();
        }}
      >
        {content}
      </Link>
    );
  }
  return read ? (
    <div className={styles.row}>{content}</div>
  ) : (
    <button type="button" className={styles.row} data-due onClick={onRead}>
      {content}
    </button>
  );
}
