import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { type Daily, dailyQuery, withGame } from '../../api/daily.ts';
import { today } from '../../platform/today.ts';
import { isOvertaken } from './refusal-of.ts';

export function useGiveUp(userId: string, daily: Daily) {
  const cache = useQueryClient();
  const { puzzleNumber } = daily.game;
  const { queryKey } = dailyQuery(userId, puzzleNumber);
  return useMutation({
    mutationFn: () => call('giveUpDaily', { body: { puzzleNumber, date: today() } }),
    onSuccess: (reply) =>
      cache.setQueryData(queryKey, (before = daily) => withGame(userId, before, reply)),
    onError: (error) => (isOvertaken(error) ? cache.invalidateQueries({ queryKey }) : undefined),
  });
}
