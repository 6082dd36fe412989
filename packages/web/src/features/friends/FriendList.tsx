import type { Friend } from '@bee-jinx/contract/browser';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './FriendList.module.css';
import { friendLine } from './friend-words.ts';

interface FriendListProps {
  friends: readonly Friend[];
  onOpen(friendId: string): void;
}

/** Nothing at all when there are none. */
export function FriendList({ friends, onOpen }: FriendListProps) {
  if (friends.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Your friends">
      {friends.map((friend) => (
        <li key={friend.userId}>
          <button
            type="button"
            className={styles.row}
            data-due={friend.openGame?.myTurn === true}
            aria-haspopup="dialog"
            onClick={() => onOpen(friend.userId)}
          >
            {/* The line says in words who is here. */}
            <span aria-hidden="true">
              <Avatar
                userId={friend.userId}
                name={friend.displayName}
                presence={friend.presence}
                isDecorative
              />
            </span>
            <span className={styles.words}>
              <b className={styles.name}>
                <bdi>{friend.displayName}</bdi>
              </b>
              <span className={styles.line}>{friendLine(friend)}</span>
            </span>
            <Icon name="forward" />
          </button>
        </li>
      ))}
    </ul>
  );
}
