import { parseFriendCode } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { usePlayer } from '../../domain/account/player.ts';
import { friendsQuery } from '../../domain/friends/friends.ts';
import { useSearchParams } from '../../platform/search-params.ts';
import { usePollInterval } from '../../platform/use-poll-interval.ts';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { CodeForm } from '../../ui/code-form/CodeForm.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { Column, Columns } from '../../ui/layout/Columns.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { FriendDetail } from './FriendDetail.tsx';
import { FriendListWithEmptyState } from './FriendListWithEmptyState.tsx';
import { FriendRequests } from './FriendRequests.tsx';
import styles from './MyCode.module.css';
import { MyCode } from './MyCode.tsx';

function FriendsScreen() {
  const { userId, friendCode } = usePlayer();
  const refetchInterval = usePollInterval();
  const { data, error, isPending, refetch } = useQuery({
    ...friendsQuery(userId),
    refetchInterval,
  });
  const [address, setAddress] = useSearchParams();
  const shown = address.get('friend') ?? undefined;
  const friends = data?.friends ?? [];

  return (
    <Screen title="Friends" art={<Bee pose="carrying" onStage />}>
      <Columns shares={[1, 1]}>
        <Column>
          {error && (
            <>
              <Fault>{errorMessage(error)}</Fault>
              <Button variant="outline" size="small" onClick={() => void refetch()}>
                Try again
              </Button>
            </>
          )}
          {isPending && <Skeleton lines={4} />}
          {data && <FriendRequests requests={data.requests ?? []} pending={data.pending ?? []} />}
          {data && (
            <FriendListWithEmptyState
              friends={friends}
              onOpen={(friendId) => setAddress({ friend: friendId })}
            />
          )}
        </Column>
        <Column isSticky>
          <FriendDetail
            userId={userId}
            friendId={shown}
            known={friends.find((friend) => friend.userId === shown)}
            onClose={() => setAddress({}, { replace: true })}
          />
          <MyCode friendCode={friendCode} />
          <AddByCode />
        </Column>
      </Columns>
    </Screen>
  );
}

export { FriendsScreen as Component };

function AddByCode() {
  return (
    <section className={styles.section}>
      <SectionHead size="24">Got a code?</SectionHead>
      <CodeForm
        label="Their friend code"
        advice="A friend code has eight letters and digits."
        go="Look who it is"
        addressOf={(typed) => {
          const code = parseFriendCode(typed);
          return code === undefined ? undefined : `/i/f/${code}`;
        }}
      />
    </section>
  );
}
