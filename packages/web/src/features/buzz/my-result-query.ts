import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Today's result if there is one to show; looking for it opens no game. */
export const myResultQuery = (date: string) =>
  queryOptions({
    queryKey: ['daily', 'result', date],
    queryFn: async ({ signal }) => {
      const { puzzles } = await call('dailyArchive', { query: { date, limit: 1 }, signal });
      const [latest] = puzzles;
      const isOver = latest?.result !== undefined && latest.result.status !== 'playing';
      return isOver ? latest.puzzleNumber : null;
    },
  });
