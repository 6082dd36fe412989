import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../api/error-message.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { archiveQuery, indexByDate } from './archive-query.ts';
import { pickUnplayed } from './pick-unplayed.ts';

/** Any puzzle that I haven't finished, out of all there are. */
export function useRandomPuzzle(today: string) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { pages } = await cache.fetchInfiniteQuery({ ...archiveQuery(today), pages: 1000 });
      return pickUnplayed(indexByDate(pages).values(), today, Math.random());
    },
    onSuccess: (puzzleNumber) => {
      if (puzzleNumber !== undefined) void navigate(`/jinx/daily?puzzleNumber=${puzzleNumber}`);
      else showToast({ look: 'done', text: 'You have played them all. The bee is impressed.' });
    },
    onError: (error) => showToast({ look: 'fault', text: errorMessage(error) }),
  });
}
