import type { AskAhead } from '../../api/ask-ahead.ts';
import { Screen } from '../../ui/Screen.tsx';
import { feedQuery } from './buzz-queries.ts';
import { Feed } from './Feed.tsx';

export const askAhead: AskAhead = ({ cache }) =>
  void cache.prefetchInfiniteQuery(feedQuery(undefined));

function BuzzScreen() {
  return (
    <Screen title="Buzz">
      <Feed />
    </Screen>
  );
}

export { BuzzScreen as Component };
