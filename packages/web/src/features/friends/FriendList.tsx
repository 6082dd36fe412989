import type { Friend } from '@bee-jinx/contract/browser';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RowButton } from '../../ui/row/Row.tsx';
import { RowLine, RowWords } from '../../ui/row/RowWords.tsx';
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
          <RowButton
            isDue={friend.openGame?.myTurn === true}
            aria-haspopup="dialog"
            onClick={() => onOpen(friend.userId)}
            mark={<Face friend={friend} />}
            end={<Icon name="forward" />}
          >
            <RowWords name={friend.displayName}>
              <RowLine>{friendLine(friend)}</RowLine>
            </RowWords>
          </RowButton>
        </li>
      ))}
    </ul>
  );
}

/** Silent: the line says in words who is here. */
function Face({ friend: { userId, displayName, presence } }: { friend: Friend }) {
  return (
    <span aria-hidden="true">
      <Avatar userId={userId} name={displayName} presence={presence} isDecorative />
    </span>
  );
}
