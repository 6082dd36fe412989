import type { Query, QueryClient } from '@tanstack/react-query';
import { doubtIdentity } from '../../api/identity.ts';
import { playerQuery } from '../../api/player.ts';
import { isAsNewAs, listed } from '../../api/version.ts';
import { isAskedWithin } from '../session/asked.ts';
import { listenLive } from './live.ts';
import { lookAgain } from './look-again.ts';

/** Who comes and goes changes no version of what they are shown with. */
const showingWhoIsHere = [
  {
    queryKey: ['dance'],
    predicate: ({ queryKey }: Query) => queryKey[1] !== listed || queryKey[2] === 'active',
  },
  { queryKey: ['friends'] },
];

/** Keeps a player's query cache true to what the server tells of. Returns the way to stop. */
export function followSignals(userId: string, cache: QueryClient): () => void {
  return listenLive({
    userId,
    resync: (quietMs) => lookAgain(cache, { predicate: (query) => !isAskedWithin(query, quietMs) }),
    signal: ({ topic, id, version }) => {
      if (topic === 'presence') {
        for (const queries of showingWhoIsHere) lookAgain(cache, queries);
        return;
      }
      lookAgain(cache, {
        queryKey: [topic, id],
        predicate: ({ state }) => !isAsNewAs(state.data, version),
      });
      lookAgain(cache, { queryKey: [topic, listed] });
      // A friend is shown with the dance that is under way with them.
      if (topic === 'dance') lookAgain(cache, { queryKey: ['friends'] });
    },
    disagreed: () => doubtIdentity(userId),
    refused: () => cache.invalidateQueries({ queryKey: playerQuery(userId).queryKey }),
  });
}
