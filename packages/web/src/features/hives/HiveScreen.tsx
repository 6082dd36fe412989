import { useQuery } from '@tanstack/react-query';
import { isServerUnavailable } from '../../api/call-error.ts';
import type { ScreenPrefetch } from '../../api/screen-prefetch.ts';
import { groupQuery } from '../../domain/hives/groups.ts';
import { hiveSwarmQuery } from '../../domain/swarm/swarm.ts';
import { useParams } from '../../platform/router/router-context.tsx';
import { today } from '../../platform/today.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { feedQuery } from '../buzz/buzz-queries.ts';
import { groupErrorMessage } from './group-error-message.ts';
import { Hive } from './hive/Hive.tsx';
import { boardQuery, joinRequestsQuery } from './hive-queries.ts';

export const prefetch: ScreenPrefetch = async ({ cache }, { params: { groupId = '' }, search }) => {
  const isFeedOpen = new URLSearchParams(search).get('tab') === 'buzz';
  await Promise.all([
    cache.prefetchQuery(groupQuery(groupId)),
    cache.prefetchQuery(boardQuery(groupId, 'today', today())),
    cache.prefetchQuery(hiveSwarmQuery(groupId)),
    isFeedOpen && cache.prefetchInfiniteQuery(feedQuery(groupId)),
  ]);
  const isOwner = cache.getQueryData(groupQuery(groupId).queryKey)?.isOwner;
  if (isOwner) await cache.prefetchQuery(joinRequestsQuery);
};

function HiveScreen() {
  const { groupId = '' } = useParams();
  const { data: group, error, refetch } = useQuery(groupQuery(groupId));
  // A refusal replaces the hive at once; without a connection the loaded hive stays.
  if (group && (!error || isServerUnavailable(error))) return <Hive key={groupId} group={group} />;
  if (!error) return <LoadingScreen />;
  return (
    <Screen title={isServerUnavailable(error) ? 'The bee isn’t answering' : 'No hive here'}>
      <Fault>{groupErrorMessage('readGroup', error)}</Fault>
      {isServerUnavailable(error) && <Button onClick={() => void refetch()}>Try again</Button>}
      <ButtonLink to="/hive" variant="outline">
        Your hives
      </ButtonLink>
    </Screen>
  );
}

export { HiveScreen as Component };
