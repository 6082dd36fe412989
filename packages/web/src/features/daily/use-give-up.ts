import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { type Daily, dailyQuery, updateDailyGame } from '../../domain/play/daily.ts';
import { isStaleRoundError } from '../../domain/play/submit-errors.ts';
import { today, utcOffset } from '../../platform/today.ts';

export function useGiveUp(userId: string, daily: Daily) {
  const cache = useQueryClient();
  const { puzzleNumber } = daily.game;
  const { queryKey } = dailyQuery(userId, puzzleNumber);
  return useMutation({
    mutationFn: () =>
      call('giveUpDaily', { body: { puzzleNumber, date: today(), utcOffset: utcOffset() } }),
    onSuccess: (reply) =>
      cache.setQueryData(queryKey, (before = daily) => updateDailyGame(userId, before, reply)),
    onError: (error) =>
      isStaleRoundError(error) ? cache.invalidateQueries({ queryKey }) : undefined,
  });
}
