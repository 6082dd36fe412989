import type { Friend } from '@bee-jinx/contract/browser';
import { useState } from 'react';
import { Bee } from '../../ui/bee/Bee.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { FriendList } from './FriendList.tsx';
import styles from './FriendListWithEmptyState.module.css';

interface FriendListPlaceProps {
  friends: readonly Friend[];
  onOpen(friendId: string): void;
}

/**
 * A friend who appears while the empty state is shown must not move what is below: it keeps its place,
 * invisible.
 */
export function FriendListWithEmptyState({ friends, onOpen }: FriendListPlaceProps) {
  const isEmpty = friends.length === 0;
  const [wasEmpty, setWasEmpty] = useState(isEmpty);
  if (isEmpty && !wasEmpty) setWasEmpty(true);
  return (
    <div className={styles.place}>
      {wasEmpty && (
        <div className={isEmpty ? undefined : styles.room}>
          <EmptyState picture={<Bee pose="waving" size={120} />} title="No friends yet">
            Send somebody your link. One tap makes you friends, and you can dance at once.
          </EmptyState>
        </div>
      )}
      {!isEmpty && (
        <div>
          <FriendList friends={friends} onOpen={onOpen} />
          {wasEmpty && friends.length === 1 && (
            <div className={styles.first}>
              <EmptyState picture={<Bee pose="jinx" size={72} />} title="Your first friend">
                Tap the name, and dance.
              </EmptyState>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
