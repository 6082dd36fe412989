import type { PuzzleCandidate, UpcomingPuzzle } from '@bee-jinx/contract/browser';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { AdminErrorNotice } from '../AdminErrorNotice.tsx';
import { QueryView } from '../QueryView.tsx';
import stack from '../stack.module.css';
import { comingPuzzlesQuery } from './coming-puzzles-query.ts';
import styles from './SwapPuzzleSheet.module.css';

const candidatesQuery = (puzzleNumber: number) =>
  queryOptions({
    queryKey: ['admin', 'puzzles', 'candidates', puzzleNumber],
    queryFn: async ({ signal }) =>
      (await call('puzzleCandidates', { params: { puzzleNumber: String(puzzleNumber) }, signal }))
        .candidates,
    enabled: puzzleNumber > 0,
  });

function candidateLabel(candidate: PuzzleCandidate): string {
  const { firstWord, reason, par, difficulty, caughtAtOnce, met, puzzleNumber, daysApart } =
    candidate;
  const simulated =
    caughtAtOnce !== undefined && met !== undefined
      ? `, met at once by ${caughtAtOnce} % and within 15 rounds by ${met} %`
      : '';
  const again = daysApart === undefined ? '' : `; a word comes again after ${daysApart} days`;
  const why = reason === undefined ? '' : ` (${reason})`;
  return `“${firstWord}”${why}, par ${par}, ${difficulty}${simulated}; No. ${puzzleNumber}${again}`;
}

interface SwapSheetProps {
  puzzle: UpcomingPuzzle | undefined;
  onClose(): void;
}

/** Later puzzles that fit here: the two change places. */
export function SwapPuzzleSheet({ puzzle, onClose }: SwapSheetProps) {
  const cache = useQueryClient();
  const candidates = useQuery(candidatesQuery(puzzle?.puzzleNumber ?? 0));
  const swap = useMutation({
    mutationFn: ({ puzzleNumber: withNumber, word1, word2 }: UpcomingPuzzle) =>
      call('swapPuzzle', {
        params: { puzzleNumber: String(puzzle?.puzzleNumber ?? 0) },
        body: { withNumber, word1, word2 },
      }),
    onSuccess: ({ puzzles }, { word1, word2 }) => {
      cache.setQueryData(comingPuzzlesQuery.queryKey, puzzles);
      void cache.invalidateQueries({ queryKey: comingPuzzlesQuery.queryKey });
      showToast({ look: 'done', text: `${word1} + ${word2} it is.` });
      onClose();
    },
  });
  return (
    <Sheet
      title={puzzle ? `Swap No. ${puzzle.puzzleNumber}` : 'Swap'}
      isOpen={puzzle !== undefined}
      onClose={() => {
        swap.reset();
        onClose();
      }}
    >
      <div className={stack.stack}>
        {puzzle && (
          <p>
            Instead of{' '}
            <b>
              {puzzle.word1} + {puzzle.word2}
            </b>
            , which goes to the other day:
          </p>
        )}
        <QueryView query={candidates}>
          {(found) =>
            found.length === 0 ? (
              <p>No later puzzle fits here without a word coming again too soon.</p>
            ) : (
              <ul className={styles.candidates}>
                {found.map((candidate) => (
                  <li key={candidate.puzzleNumber} className={styles.candidate}>
                    <p>
                      <b>
                        {candidate.word1} + {candidate.word2}
                      </b>
                      <span className={styles.note}>{candidateLabel(candidate)}</span>
                    </p>
                    <Button
                      look="outline"
                      size="small"
                      isBusy={swap.isPending}
                      onClick={() => swap.mutate(candidate)}
                    >
                      Take it
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
        {swap.error && <AdminErrorNotice error={swap.error} />}
      </div>
    </Sheet>
  );
}
