import { dateOfPuzzle, puzzleNumberOn } from '@bee-jinx/game';
import { CallError } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { puzzleLabel } from '../../domain/play/puzzle-label.ts';
import { readerLocale } from '../../platform/reader-locale.ts';
import { today } from '../../platform/today.ts';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';

/** The address has something that can't be a puzzle number. */
export function InvalidPuzzleNumber({ requested }: { requested: string }) {
  return (
    <Screen title="No such puzzle">
      <Bee pose="oops" />
      <p>
        There is no puzzle “{requested.slice(0, 40)}”. They are numbered by the day: today’s is No.{' '}
        {puzzleNumberOn(today())}.
      </p>
      <ButtonLink to="/jinx/daily">Play today’s pair</ButtonLink>
    </Screen>
  );
}

interface PuzzleUnavailableProps {
  puzzleNumber: number;
  error: Error;
  onRetry: () => void;
}

/** The puzzle's day hasn't come, or the server is unavailable. */
export function PuzzleUnavailable({ puzzleNumber, error, onRetry }: PuzzleUnavailableProps) {
  const isEarly = error instanceof CallError && error.code === 'puzzle_not_yet';
  if (isEarly)
    return (
      <PuzzleNotYet
        puzzleNumber={puzzleNumber}
        serverPuzzleNumber={readServerPuzzleNumber(error)}
      />
    );
  return (
    <Screen title={puzzleLabel(puzzleNumber)}>
      <Bee pose="oops" />
      <Fault>{errorMessage(error)}</Fault>
      <Button onClick={() => onRetry()}>Try again</Button>
    </Screen>
  );
}

interface PuzzleNotYetProps {
  puzzleNumber: number;
  /** The number of today's puzzle by the server's date. */
  serverPuzzleNumber: number | undefined;
}

function PuzzleNotYet({
  puzzleNumber,
  serverPuzzleNumber = puzzleNumberOn(today()),
}: PuzzleNotYetProps) {
  const own = puzzleNumberOn(today());
  const isClockWrong = puzzleNumber === own && own !== serverPuzzleNumber;
  return (
    <Screen title={`No. ${puzzleNumber} hasn’t hatched yet`}>
      <Bee pose="asleep" />
      {isClockWrong ? (
        <p>
          Your device says it is {formatLongDate(today())}; everywhere else it is{' '}
          {formatLongDate(dateOfPuzzle(serverPuzzleNumber))}. Your clock may be wrong. Today’s
          puzzle is No. {serverPuzzleNumber}.
        </p>
      ) : (
        <p>
          It belongs to {formatLongDate(dateOfPuzzle(puzzleNumber))}. The bee sleeps on it until
          then.
        </p>
      )}
      <ButtonLink to={`/jinx/daily?puzzleNumber=${serverPuzzleNumber}`}>
        Play today’s pair
      </ButtonLink>
    </Screen>
  );
}

function readServerPuzzleNumber({ details }: CallError): number | undefined {
  const named = details?.today as { puzzleNumber?: unknown } | undefined;
  return typeof named?.puzzleNumber === 'number' ? named.puzzleNumber : undefined;
}

/** "Sunday, 15 November" in the order of the reader's locale, with the year where it is another one. */
function formatLongDate(date: string): string {
  return new Date(`${date}T12:00:00`).toLocaleDateString(readerLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!date.startsWith(today().slice(0, 4)) && { year: 'numeric' }),
  });
}
