import type { Dance } from '@bee-jinx/contract/browser';
import type { QueryClient } from '@tanstack/react-query';
import { notesQuery } from '../../../domain/notes/notes-query.ts';
import { activeDancesQuery } from '../../../domain/play/active-dances.ts';
import { beeWordsQuery, pairStatsQuery } from '../dance-queries.ts';
import { hasLeft } from '../partner-name.ts';
import { hasBeesWords, hasNotes } from './Result.tsx';

/** What the result shows besides the dance, so that nothing moves when it comes. */
export async function prefetchResult(cache: QueryClient, game: Dance): Promise<void> {
  const { gameId, opponent, telepathy } = game;
  await Promise.all([
    opponent && cache.prefetchQuery(activeDancesQuery),
    telepathy !== undefined &&
      opponent &&
      !hasLeft(opponent) &&
      cache.prefetchQuery(pairStatsQuery(opponent.userId)),
    hasNotes(game) && cache.prefetchQuery(notesQuery({ gameId })),
    hasBeesWords(game) && cache.prefetchQuery(beeWordsQuery(gameId)),
  ]);
}
