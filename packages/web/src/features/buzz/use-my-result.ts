import { puzzleNumberOn } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { standingQuery } from '../../api/standing.ts';
import { today as readToday } from '../../platform/today.ts';
import { useToday } from '../../platform/use-today.ts';

/** The number of today's puzzle, where I have a result of it to show. */
export function useMyResult(): number | undefined {
  const date = useToday() ?? readToday();
  const { data: result } = useQuery(standingQuery(date));
  return result && result.status !== 'playing' ? puzzleNumberOn(date) : undefined;
}
