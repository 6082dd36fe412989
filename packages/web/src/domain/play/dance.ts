import type { CallReply, Dance, Signal } from '@bee-jinx/contract/browser';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { getCurrentPlayerId } from '../../api/identity.ts';
import { savedOrThrow } from '../../api/saved-fallback.ts';
import { prefetchedStaleMs } from '../../api/screen-prefetch.ts';
import { keepNewest, listKey } from '../../api/version.ts';
import { createQueuedWords, type QueuedWord } from './offline/queued-words.ts';
import { savedDances } from './offline/saved-games.ts';
import { createWordSender } from './word-sender.ts';

const myId = () => getCurrentPlayerId() ?? 'anon';

/** So that it can be shown as it stood while the server is unavailable. */
function saveOffline(game: Dance): Dance {
  savedDances.save(myId(), game);
  return game;
}

export const danceQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['dance', gameId],
    queryFn: async (context): Promise<Dance> => {
      try {
        const { signal } = context;
        return saveOffline(
          (await call('readDance', { params: { gameId }, query: {}, signal })).game,
        );
      } catch (error) {
        return savedOrThrow(context, error, savedDances.find<Dance>(myId(), gameId));
      }
    },
    staleTime: prefetchedStaleMs,
    structuralSharing: keepNewest,
    meta: { applySignal: applyReveal },
  });

/** A round that the other has ended comes with the signal; whatever else hangs on the game is still looked at again. */
function applyReveal(cache: QueryClient, { id, game }: Signal): false {
  if (game?.gameId === id) putInCache(cache, game);
  return false;
}

function putInCache(cache: QueryClient, game: Dance): void {
  const { queryKey } = danceQuery(game.gameId);
  cache.setQueryData(queryKey, (before) => saveOffline(keepNewest(before, game) as Dance));
}

/** The reply to a command. It never replaces something newer. */
export function cacheDance(cache: QueryClient, game: Dance): void {
  putInCache(cache, game);
  void cache.invalidateQueries({ queryKey: ['dance', listKey] });
}

export interface QueuedDanceWord extends QueuedWord {
  gameId: string;
}

export const danceWords = createWordSender<QueuedDanceWord, CallReply<'submitDanceWord'>>({
  queue: createQueuedWords({
    name: 'dance',
    idOf: ({ gameId }) => gameId,
    isComplete: ({ gameId }) => typeof gameId === 'string',
  }),
  submit: ({ gameId, round, word }, signal) =>
    call('submitDanceWord', { body: { gameId, roundNumber: round, word }, signal }),
  cacheReply: (cache, _word, { game }) => cacheDance(cache, game),
  queryKey: () => ['dance'],
});
