import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { errorMessage } from '../../api/error-message.ts';
import { type Daily, dailyQuery, updateDailyGame } from '../../domain/play/daily.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { trackHint } from './track-game.ts';

export const hintsPerPair = 3;

/** The next hint. Its step is named, so that asking twice gives one. */
export function useHint(userId: string, daily: Daily) {
  const cache = useQueryClient();
  const [isPending, setPending] = useState(false);
  const { puzzleNumber, rounds, hints } = daily.game;
  const left = hintsPerPair - hints.length;

  async function take(): Promise<void> {
    if (left === 0 || isPending) return;
    setPending(true);
    try {
      const step = (hints.length + 1) as 1 | 2 | 3;
      const body = { puzzleNumber, round: rounds.length + 1, step };
      const { game } = await call('dailyHint', { body });
      const { queryKey } = dailyQuery(userId, puzzleNumber);
      cache.setQueryData(queryKey, (before = daily) =>
        updateDailyGame(userId, before, { game, seal: before.seal }),
      );
      trackHint(game);
    } catch (error) {
      showToast({ text: errorMessage(error), look: 'fault' });
    } finally {
      setPending(false);
    }
  }

  return { left, isPending, take: () => void take() };
}
