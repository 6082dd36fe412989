import type { Friend } from '@bee-jinx/contract/browser';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { RowButton } from '../../ui/row/Row.tsx';
import { RowLine, RowText } from '../../ui/row/RowText.tsx';
import { friendStatusLabel } from './friend-labels.ts';

interface FriendListProps {
  friends: readonly Friend[];
  onOpen(friendId: string): void;
}

export function FriendList({ friends, onOpen }: FriendListProps) {
  if (friends.length === 0) return null;
  return (
    <Stack as="ul" gap={2} aria-label="Your friends">
      {friends.map((friend) => (
        <li key={friend.userId}>
          <RowButton
            isDue={friend.openGame?.myTurn === true}
            aria-haspopup="dialog"
            onClick={() => onOpen(friend.userId)}
            mark={<Face friend={friend} />}
            end={<Icon name="forward" />}
          >
            <RowText name={friend.displayName}>
              <RowLine>{friendStatusLabel(friend)}</RowLine>
            </RowText>
          </RowButton>
        </li>
      ))}
    </Stack>
  );
}

/** Decorative: the text says who is present. */
function Face({ friend: { userId, displayName, presence } }: { friend: Friend }) {
  return (
    <span aria-hidden="true">
      <Avatar userId={userId} name={displayName} presence={presence} isDecorative />
    </span>
  );
}
