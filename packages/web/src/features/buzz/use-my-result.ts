import { puzzleNumberOn } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { dailyResultQuery } from '../../domain/account/daily-result.ts';
import { today as readToday } from '../../platform/today.ts';
import { useToday } from '../../platform/use-today.ts';

/** Undefined without a result to show. */
export function useFinishedPuzzleNumber(): number | undefined {
  const date = useToday() ?? readToday();
  const { data: result } = useQuery(dailyResultQuery(date));
  return result && result.status !== 'playing' ? puzzleNumberOn(date) : undefined;
}
