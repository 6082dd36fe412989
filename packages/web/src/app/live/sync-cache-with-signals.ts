import type { Swarm } from '@bee-jinx/contract/browser';
import type { Query, QueryClient } from '@tanstack/react-query';
import { revalidateIdentity } from '../../api/identity.ts';
import { isUpToDate, listKey } from '../../api/version.ts';
import { playerQuery } from '../../domain/account/player.ts';
import { readAllAnew } from '../../domain/account/read-all-anew.ts';
import { wasRequestedWithin } from '../session/request-times.ts';
import { startLiveClient } from './live-client.ts';
import { refetchOutdated } from './refetch-outdated.ts';

/** Queries whose replies contain presence. It has no version to compare, so they are always fetched again. */
const presenceQueries = [
  {
    queryKey: ['dance'],
    predicate: ({ queryKey }: Query) => queryKey[1] !== listKey || queryKey[2] === 'active',
  },
  { queryKey: ['friends'] },
];

/** Queries whose replies contain daily games. Of a pair that the player has made, a game is told to them by its number. */
const dailyQueries = ['pairs', 'home', 'dailyResult', 'archive'];

/** Invalidates a player's cached queries on signals. Returns a function that stops it. */
export function syncCacheWithSignals(userId: string, cache: QueryClient): () => void {
  return startLiveClient({
    userId,
    resync: (quietMs) =>
      refetchOutdated(cache, { predicate: (query) => !wasRequestedWithin(query, quietMs) }),
    signal: (signal) => {
      const { topic, id, version } = signal;
      if (topic === 'presence') {
        for (const queries of presenceQueries) refetchOutdated(cache, queries);
        return;
      }
      if (signal.isReset) readAllAnew(cache, userId);
      // A query that knows how takes the news from the signal itself.
      const query = cache.getQueryCache().find({ queryKey: [topic, id] });
      if (query?.meta?.applySignal?.(cache, signal)) return;
      // Who is at a table is shown at that table alone.
      if (signal.swarm?.here) return;
      refetchOutdated(cache, {
        queryKey: [topic, id],
        predicate: ({ state }) => !isUpToDate(state.data, version),
      });
      refetchOutdated(cache, { queryKey: [topic, listKey] });
      // Who isn't in the hive any more must not go on looking at its table.
      if (topic === 'group') {
        const isOfHive = ({ state }: Query) =>
          (state.data as Swarm | undefined)?.group?.groupId === id;
        refetchOutdated(cache, { queryKey: ['swarm'], predicate: isOfHive });
      }
      // Friends are shown with their dance.
      if (topic === 'dance') refetchOutdated(cache, { queryKey: ['friends'] });
      if (topic === 'daily') {
        for (const name of dailyQueries) refetchOutdated(cache, { queryKey: [name] });
        // The screen of a game fetches them when it ends, not after every word.
        if (!query?.isActive()) refetchOutdated(cache, { queryKey: ['stats'] });
      }
    },
    onIdentityMismatch: () => revalidateIdentity(userId),
    onRefused: () => cache.invalidateQueries({ queryKey: playerQuery(userId).queryKey }),
  });
}
