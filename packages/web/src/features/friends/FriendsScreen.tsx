import { useQuery } from '@tanstack/react-query';
import { wordsFor } from '../../api/error-copy.ts';
import { friendsQuery } from '../../api/friends.ts';
import { usePlayer } from '../../api/player.ts';
import { useSearchParams } from '../../platform/search-params.ts';
import { useLookAgain } from '../../platform/use-look-again.ts';
import { Button } from '../../ui/Button.tsx';
import { Fault } from '../../ui/modals/Fault.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AddByCode } from './AddByCode.tsx';
import { FriendDetail } from './FriendDetail.tsx';
import { FriendListPlace } from './FriendListPlace.tsx';
import { MyCode } from './MyCode.tsx';

function FriendsScreen() {
  const { userId, friendCode } = usePlayer();
  const refetchInterval = useLookAgain();
  const { data, error, isPending, refetch } = useQuery({
    ...friendsQuery(userId),
    refetchInterval,
  });
  const [address, setAddress] = useSearchParams();
  const shown = address.get('friend') ?? undefined;
  const friends = data?.friends ?? [];

  return (
    <Screen title="Friends">
      {error && (
        <>
          <Fault>{wordsFor(error)}</Fault>
          <Button look="outline" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
      {isPending && <Skeleton lines={4} />}
      {data && (
        <FriendListPlace
          friends={friends}
          onOpen={(friendId) => setAddress({ friend: friendId })}
        />
      )}
      <MyCode friendCode={friendCode} />
      <AddByCode />
      <FriendDetail
        userId={userId}
        friendId={shown}
        known={friends.find((friend) => friend.userId === shown)}
        onClose={() => setAddress({}, { replace: true })}
      />
    </Screen>
  );
}

export { FriendsScreen as Component };
