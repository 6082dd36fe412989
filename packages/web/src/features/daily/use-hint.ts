import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { errorMessage } from '../../api/error-message.ts';
import { type Daily, dailyQuery, updateDailyGame } from '../../domain/play/daily.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { trackWith } from './use-tracking.ts';

/** As in `game/daily-game.ts`, which the page loads later than this (`build/chunks.ts`). */
export const hintsPerPair = 3;

/** Requests the next hint. The step makes the request idempotent. */
export function useHint(userId: string, daily: Daily) {
  const cache = useQueryClient();
  const { puzzleNumber, rounds, hints } = daily.game;
  const left = hintsPerPair - hints.length;
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const step = (hints.length + 1) as 1 | 2 | 3;
      return call('dailyHint', { body: { puzzleNumber, round: rounds.length + 1, step } });
    },
    onSuccess: ({ game }) => {
      cache.setQueryData(dailyQuery(userId, puzzleNumber).queryKey, (before = daily) =>
        updateDailyGame(userId, before, { game, seal: before.seal }),
      );
      trackWith(({ trackHint }) => trackHint(game));
    },
    onError: (error) => showToast({ text: errorMessage(error), variant: 'fault' }),
  });

  function take(): void {
    if (left > 0 && !isPending) mutate();
  }

  return { left, isPending, take };
}
