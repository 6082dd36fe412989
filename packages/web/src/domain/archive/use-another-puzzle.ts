import type { ArchivedPuzzle } from '@bee-jinx/contract/browser';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useNavigate } from '../../platform/router/router-context.tsx';
import { today } from '../../platform/today.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { pickUnplayed } from './pick-unplayed.ts';

/** Opens a random puzzle of the archive that I haven't finished. */
export function useAnotherPuzzle() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => findUnplayed(today(), Math.random()),
    onSuccess: (puzzleNumber) => {
      if (puzzleNumber !== undefined) void navigate(`/jinx/daily?puzzleNumber=${puzzleNumber}`);
      else showToast({ variant: 'done', text: 'You have played them all. The bee is impressed.' });
    },
    onError: (error) => showToast({ variant: 'fault', text: errorMessage(error) }),
  });
}

/** A year, as much as one call returns. */
const pageSize = 366;

export async function findUnplayed(date: string, chance: number): Promise<number | undefined> {
  const puzzles: ArchivedPuzzle[] = [];
  let cursor: string | undefined;
  do {
    const page = await call('dailyArchive', { query: { date, cursor, limit: pageSize } });
    puzzles.push(...page.puzzles);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return pickUnplayed(puzzles, date, chance);
}
