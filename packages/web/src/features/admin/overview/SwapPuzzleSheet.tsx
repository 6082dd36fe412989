import type { PuzzleCandidate, UpcomingPuzzle } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { AdminErrorNotice } from '../AdminErrorNotice.tsx';
import { QueryView } from '../QueryView.tsx';
import { candidatesQuery, useSwapPuzzle } from './overview-queries.ts';
import styles from './SwapPuzzleSheet.module.css';

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

interface SwapPuzzleSheetProps {
  puzzle: UpcomingPuzzle | undefined;
  onClose(): void;
}

/** Offers later puzzles to swap with. */
export function SwapPuzzleSheet({ puzzle, onClose }: SwapPuzzleSheetProps) {
  const puzzleNumber = puzzle?.puzzleNumber ?? 0;
  const candidates = useQuery(candidatesQuery(puzzleNumber));
  const swap = useSwapPuzzle(puzzleNumber, onClose);
  return (
    <Sheet
      title={puzzle ? `Swap No. ${puzzle.puzzleNumber}` : 'Swap'}
      isOpen={puzzle !== undefined}
      onClose={() => {
        swap.reset();
        onClose();
      }}
    >
      <Stack gap={5}>
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
              <p>No later puzzle fits here without repeating a word too soon.</p>
            ) : (
              <Stack as="ul">
                {found.map((candidate) => (
                  <li key={candidate.puzzleNumber} className={styles.candidate}>
                    <p>
                      <b>
                        {candidate.word1} + {candidate.word2}
                      </b>
                      <span className={styles.note}>{candidateLabel(candidate)}</span>
                    </p>
                    <Button
                      variant="outline"
                      size="small"
                      isBusy={swap.isPending}
                      onClick={() => swap.mutate(candidate)}
                    >
                      Take it
                    </Button>
                  </li>
                ))}
              </Stack>
            )
          }
        </QueryView>
        <AdminErrorNotice error={swap.error} />
      </Stack>
    </Sheet>
  );
}
