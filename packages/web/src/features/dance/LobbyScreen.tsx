import type { ScreenPrefetch } from '../../api/screen-prefetch.ts';
import { activeDancesQuery } from '../../domain/play/active-dances.ts';
import { useSearchParams } from '../../platform/search-params.ts';
import { pastDancesQuery } from './dance-queries.ts';
import { OpenInvite } from './invite/OpenInvite.tsx';
import { Lobby } from './lobby/Lobby.tsx';

export const prefetch: ScreenPrefetch = async ({ cache }, { search }) => {
  if (new URLSearchParams(search).has('invite')) return;
  await Promise.all([
    cache.prefetchQuery(activeDancesQuery),
    cache.prefetchInfiniteQuery(pastDancesQuery()),
  ]);
};

/** The link of an open invite leads here too. */
function LobbyScreen() {
  const [address] = useSearchParams();
  const invited = address.get('invite');
  return invited ? <OpenInvite key={invited} gameId={invited} /> : <Lobby />;
}

export { LobbyScreen as Component };
