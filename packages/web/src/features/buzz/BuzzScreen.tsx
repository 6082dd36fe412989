import type { ScreenPrefetch } from '../../api/screen-prefetch.ts';
import { groupsQuery } from '../../domain/hives/groups.ts';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { feedQuery } from './buzz-queries.ts';
import { Feed } from './Feed.tsx';

export const prefetch: ScreenPrefetch = ({ cache }) =>
  Promise.all([
    cache.prefetchInfiniteQuery(feedQuery(undefined)),
    cache.prefetchQuery(groupsQuery),
  ]);

function BuzzScreen() {
  return (
    <Screen title="Buzz" art={<Bee pose="waving" onStage />}>
      <Feed />
    </Screen>
  );
}

export { BuzzScreen as Component };
