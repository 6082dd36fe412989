import type { Slope } from '@bee-jinx/game';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../api/call.ts';
import { isServerUnavailable } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { type Daily, dailyQuery, updateDailyGame } from '../../domain/play/daily.ts';
import { onBackOnline } from '../../platform/back-online.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';

/**
 * Shows the choice at once. Without a connection it is kept in this browser, sent again when there is one, and goes with the
 * first word in any case.
 */
export function useChooseSlope(userId: string, daily: Daily) {
  const cache = useQueryClient();
  const { puzzleNumber } = daily.game;
  const { queryKey } = dailyQuery(userId, puzzleNumber);
  const show = (slope: Slope | null) =>
    cache.setQueryData(queryKey, (before = daily) => {
      const { slope: _, ...game } = before.game;
      return updateDailyGame(
        userId,
        { ...before, chosenSlope: slope },
        { game: slope === null ? game : { ...game, slope }, seal: before.seal },
      );
    });
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (slope: Slope | null) => call('chooseSlope', { body: { puzzleNumber, slope } }),
    onMutate: show,
    onSuccess: ({ game }) =>
      cache.setQueryData(queryKey, (before = daily) => {
        const { chosenSlope: _, ...sent } = before;
        return updateDailyGame(userId, sent, { game, seal: before.seal });
      }),
    onError: (error) => {
      if (isServerUnavailable(error)) return;
      showToast({ text: errorMessage(error), variant: 'fault' });
      void cache.invalidateQueries({ queryKey });
    },
  });
  const isUnsent = error !== null && isServerUnavailable(error);
  const sendAgain = useEffectEvent(() => {
    if (variables !== undefined) mutate(variables);
  });
  useEffect(() => (isUnsent ? onBackOnline(() => sendAgain()) : undefined), [isUnsent]);
  return { choose: mutate, isPending };
}
