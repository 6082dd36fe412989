import { useQuery } from '@tanstack/react-query';
import { usePlayer } from '../../../api/player.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { groupWords } from '../group-words.ts';
import { friendsGroupQuery } from '../hive-queries.ts';
import { friendsText } from '../hive-text.ts';
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
          !friends && error ? groupWords('friendsGroup', error) : friendsText(friends?.map(nameOf))
        }
      />
    </section>
  );
}

const nameOf = ({ displayName }: { displayName: string }) => displayName;
