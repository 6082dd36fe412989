import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useNavigate } from '../../platform/router/router-context.tsx';
import { today } from '../../platform/today.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { pickUnplayed } from './pick-unplayed.ts';

/** Opens a random puzzle of the archive that I haven't finished, from the newest page that has one. */
export function useAnotherPuzzle() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => findUnplayed(today()),
    onSuccess: (puzzleNumber) => {
      if (puzzleNumber !== undefined) void navigate(`/jinx/daily?puzzleNumber=${puzzleNumber}`);
      else showToast({ variant: 'done', text: 'You have played them all. The bee is impressed.' });
    },
    onError: (error) => showToast({ variant: 'fault', text: errorMessage(error) }),
  });
}

async function findUnplayed(date: string): Promise<number | undefined> {
  let cursor: string | undefined;
  do {
    const page = await call('dailyArchive', { query: { date, cursor, limit: 100 } });
    const found = pickUnplayed(page.puzzles, date, Math.random());
    if (found !== undefined) return found;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return undefined;
}
