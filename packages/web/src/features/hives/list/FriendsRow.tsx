import { useQuery } from '@tanstack/react-query';
import { usePlayer } from '../../../domain/account/player.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { groupErrorMessage } from '../group-error-message.ts';
import { friendsLabel } from '../hive-labels.ts';
import { friendsGroupQuery } from '../hive-queries.ts';
import { HiveRow } from './HiveRow.tsx';

/** Friends are a hive of their own kind: each player's own, and in no list. */
export function FriendsRow() {
  const { userId } = usePlayer();
  const { data: friends, error } = useQuery(friendsGroupQuery(userId));
  return (
    <section aria-label="Friends">
      <HiveRow
        to="/friends"
        mark={<Icon name="people" />}
        name="Friends"
        line={
          !friends && error
            ? groupErrorMessage('friendsGroup', error)
            : friendsLabel(friends?.map(nameOf))
        }
      />
    </section>
  );
}

const nameOf = ({ displayName }: { displayName: string }) => displayName;
