import type { GameNotes } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { prefetchedStaleMs } from '../../api/screen-prefetch.ts';

/** A daily game by its puzzle, or a dance. */
export type NotedGame = { puzzleNumber: number } | { gameId: string };

export const notesQuery = (game: NotedGame) =>
  queryOptions({
    queryKey: ['notes', game],
    queryFn: async ({ signal }): Promise<GameNotes> => {
      const { notes } =
        'gameId' in game
          ? await call('danceNotes', { params: game, signal })
          : await call('dailyNotes', { query: game, signal });
      return notes;
    },
    staleTime: prefetchedStaleMs,
  });
