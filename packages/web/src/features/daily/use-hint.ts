import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { type Daily, dailyQuery, withGame } from '../../api/daily.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { trackHint } from './track-game.ts';

export const hintsPerPair = 3;

/** The next hint. Its step is named, so that asking twice gives one. */
export function useHint(userId: string, daily: Daily) {
  const cache = useQueryClient();
  const { puzzleNumber, rounds, hints } = daily.game;
  const { mutate, isPending } = useMutation({
    mutationFn: (step: 1 | 2 | 3) =>
      call('dailyHint', { body: { puzzleNumber, round: rounds.length + 1, step } }),
    onSuccess: ({ game }) => {
      const { queryKey } = dailyQuery(userId, puzzleNumber);
      cache.setQueryData(queryKey, (before = daily) =>
        withGame(userId, before, { game, seal: before.seal }),
      );
      trackHint(game);
    },
    onError: (error) => showToast({ text: wordsFor(error), look: 'fault' }),
  });
  const left = hintsPerPair - hints.length;
  return {
    left,
    isPending,
    take: () => {
      if (left > 0 && !isPending) mutate((hints.length + 1) as 1 | 2 | 3);
    },
  };
}
