import type { DailyGame } from '@bee-jinx/contract/browser';
import { isSentPairNumber, puzzleNumberOn } from '@bee-jinx/game';
import type { QueryClient } from '@tanstack/react-query';
import { friendsQuery } from '../../../domain/friends/friends.ts';
import { notesQuery } from '../../../domain/notes/notes-query.ts';
import { today } from '../../../platform/today.ts';
import { othersQuery } from './others-query.ts';

/** What the result shows of others, so that nothing moves when it comes. */
export async function prefetchResult(
  cache: QueryClient,
  userId: string,
  { puzzleNumber, rounds }: DailyGame,
): Promise<void> {
  const isTodays = puzzleNumber === puzzleNumberOn(today());
  await Promise.all([
    rounds.length > 0 && cache.prefetchQuery(notesQuery({ puzzleNumber })),
    !isSentPairNumber(puzzleNumber) && cache.prefetchQuery(othersQuery(puzzleNumber)),
    isTodays && cache.prefetchQuery(friendsQuery(userId)),
  ]);
}
