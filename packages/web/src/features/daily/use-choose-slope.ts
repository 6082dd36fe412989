import type { Slope } from '@bee-jinx/game';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { isServerUnavailable } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { type Daily, dailyQuery, updateDailyGame } from '../../domain/play/daily.ts';
import { useResend } from '../../domain/play/use-resend.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';

/**
 * Shows the choice at once. While the server is unavailable it is kept in this browser and sent again, and it goes with the
 * first word in any case.
 */
export function useChooseSlope(userId: string, daily: Daily) {
  const cache = useQueryClient();
  const [failures, setFailures] = useState(1);
  const { puzzleNumber } = daily.game;
  const { queryKey } = dailyQuery(userId, puzzleNumber);
  const update = (toGame: (before: Daily) => Pick<Daily, 'game' | 'chosenSlope'>) =>
    cache.setQueryData(queryKey, (before = daily) =>
      updateDailyGame(userId, before, { seal: before.seal, ...toGame(before) }),
    );
  const { mutate, isPending } = useMutation({
    mutationFn: (slope: Slope | null) => call('chooseSlope', { body: { puzzleNumber, slope } }),
    onMutate: (chosenSlope) =>
      update(({ game: { slope: _, ...game } }) => ({
        game: chosenSlope === null ? game : { ...game, slope: chosenSlope },
        chosenSlope,
      })),
    onSuccess: ({ game }) => {
      setFailures(1);
      // Once a word was said the seal is another, and this reply hasn't it.
      if (game.rounds.length > 0) void cache.invalidateQueries({ queryKey });
      else update(() => ({ game }));
    },
    onError: (error) => {
      setFailures((before) => before + 1);
      if (isServerUnavailable(error)) return;
      showToast({ text: errorMessage(error), variant: 'fault' });
      // Without the choice.
      update(({ game }) => ({ game }));
      void cache.invalidateQueries({ queryKey });
    },
  });
  const { chosenSlope, game } = daily;
  const isUnsent = chosenSlope !== undefined && !isPending && game.rounds.length === 0;
  useResend(isUnsent ? failures : 0, () => {
    if (chosenSlope !== undefined) mutate(chosenSlope);
  });
  return { choose: mutate, isPending };
}
