import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { guest, shownPlayerId } from '../domain/account/player.ts';
import { reloadForChunk } from '../platform/chunk-load-error.ts';
import { useStore } from '../platform/store.ts';
import { useRestoreFocus } from './restore-focus.ts';
import type { Router } from './router/create-router.ts';
import { RouterView } from './router/RouterView.tsx';
import { cacheIdOf } from './session/query-cache.ts';
import { session } from './session/session.ts';

export function App({ router }: { router: Router }) {
  const { cache } = useStore(session);
  const playerId = useStore(shownPlayerId);
  const isGuest = playerId === guest.userId;

  useSignals(isGuest ? undefined : playerId, cache);
  useRefetchAfterGuest(isGuest, cache);

  // The key resets all screens with another identity: an observer keeps the cache it began with.
  return (
    <QueryClientProvider key={cacheIdOf(cache)} client={cache}>
      <RestoreFocus />
      <RouterView router={router} />
    </QueryClientProvider>
  );
}

function RestoreFocus() {
  useRestoreFocus();
  return null;
}

/** What was painted for a guest is asked for again as the player, with the queries that the screens have by then. */
function useRefetchAfterGuest(isGuest: boolean, cache: QueryClient): void {
  const wasGuest = useRef(isGuest);
  useEffect(() => {
    if (wasGuest.current && !isGuest) {
      void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'player' });
    }
    wasGuest.current = isGuest;
  }, [isGuest, cache]);
}

/** Subscribes to the player's signals. Loaded after the first screen. */
function useSignals(userId: string | undefined, cache: QueryClient): void {
  useEffect(() => {
    if (userId === undefined) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    import('./live/sync-cache-with-signals.ts').then(
      ({ syncCacheWithSignals }) => {
        if (!isOver) stop = syncCacheWithSignals(userId, cache);
      },
      // Otherwise the header shows it.
      reloadForChunk,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [userId, cache]);
}
