import { useQuery } from '@tanstack/react-query';
import { dailyResultQuery } from '../../domain/account/daily-result.ts';
import { useToday } from '../../platform/use-today.ts';

/** The text of the link to the daily that a player sees while waiting for a partner. */
export function useMeanwhileLabel(): string {
  const today = useToday();
  const { data: result } = useQuery({
    ...dailyResultQuery(today ?? ''),
    enabled: today !== undefined,
  });
  return result ? 'Your result of today' : 'Play today’s pair meanwhile';
}
