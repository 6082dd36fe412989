import type { ComingPuzzle, PuzzleCandidate } from '@bee-jinx/contract/browser';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { DeskFault } from '../DeskFault.tsx';
import { Loaded } from '../Loaded.tsx';
import stack from '../stack.module.css';
import { comingQuery } from './coming-query.ts';
import styles from './SwapSheet.module.css';

const candidatesQuery = (puzzleNumber: number) =>
  queryOptions({
    queryKey: ['admin', 'puzzles', 'candidates', puzzleNumber],
    queryFn: async ({ signal }) =>
      (await call('puzzleCandidates', { params: { puzzleNumber: String(puzzleNumber) }, signal }))
        .candidates,
    enabled: puzzleNumber > 0,
  });

function describe(candidate: PuzzleCandidate): string {
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
  puzzle: ComingPuzzle | undefined;
  onClose(): void;
}

/** Later puzzles that fit here: the two change places. */
export function SwapSheet({ puzzle, onClose }: SwapSheetProps) {
  const cache = useQueryClient();
  const candidates = useQuery(candidatesQuery(puzzle?.puzzleNumber ?? 0));
  const swap = useMutation({
    mutationFn: ({ puzzleNumber: withNumber, word1, word2 }: ComingPuzzle) =>
      call('swapPuzzle', {
        params: { puzzleNumber: String(puzzle?.puzzleNumber ?? 0) },
        body: { withNumber, word1, word2 },
      }),
    onSuccess: ({ puzzles }, { word1, word2 }) => {
      cache.setQueryData(comingQuery.queryKey, puzzles);
      void cache.invalidateQueries({ queryKey: comingQuery.queryKey });
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
        <Loaded query={candidates}>
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
                      <span className={styles.note}>{describe(candidate)}</span>
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
        </Loaded>
        {swap.error && <DeskFault error={swap.error} />}
      </div>
    </Sheet>
  );
}
