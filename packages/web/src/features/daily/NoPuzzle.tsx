import { dateOfPuzzle, puzzleNumberOn } from '@bee-jinx/game';
import { CallError } from '../../api/call-error.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { today } from '../../platform/today.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { dayInWords } from './day-in-words.ts';

/** What the address names could never be a puzzle. */
export function NoSuchPuzzle({ asked }: { asked: string }) {
  return (
    <Screen title="No such puzzle">
      <Bee pose="oops" />
      <p>
        There is no puzzle “{asked.slice(0, 40)}”. They are numbered by the day: today’s is No.{' '}
        {puzzleNumberOn(today())}.
      </p>
      <ButtonLink to="/jinx/daily">Play today’s pair</ButtonLink>
    </Screen>
  );
}

interface NoPuzzleProps {
  puzzleNumber: number;
  error: Error;
  onRetry: () => void;
}

/** The server has none to give: it isn't its day yet, or nobody is there. */
export function NoPuzzle({ puzzleNumber, error, onRetry }: NoPuzzleProps) {
  const isEarly = error instanceof CallError && error.code === 'puzzle_not_yet';
  if (isEarly) return <NotYet puzzleNumber={puzzleNumber} theirs={todayIn(error)} />;
  return (
    <Screen title={`No. ${puzzleNumber}`}>
      <Bee pose="oops" />
      <p role="alert">{wordsFor(error)}</p>
      <Button onClick={() => onRetry()}>Try again</Button>
    </Screen>
  );
}

interface NotYetProps {
  puzzleNumber: number;
  /** The number that is today's for the server. */
  theirs: number | undefined;
}

function NotYet({ puzzleNumber, theirs = puzzleNumberOn(today()) }: NotYetProps) {
  const own = puzzleNumberOn(today());
  const isClockWrong = puzzleNumber === own && own !== theirs;
  return (
    <Screen title={`No. ${puzzleNumber} hasn’t hatched yet`}>
      <Bee pose="asleep" />
      {isClockWrong ? (
        <p>
          Your device says it is {dayInWords(today())}; everywhere else it is{' '}
          {dayInWords(dateOfPuzzle(theirs))}. Your clock may be wrong. Today’s puzzle is No.{' '}
          {theirs}.
        </p>
      ) : (
        <p>
          It belongs to {dayInWords(dateOfPuzzle(puzzleNumber))}. The bee sleeps on it until then.
        </p>
      )}
      <ButtonLink to={`/jinx/daily?puzzleNumber=${theirs}`}>Play No. {theirs}</ButtonLink>
    </Screen>
  );
}

function todayIn({ details }: CallError): number | undefined {
  const named = details?.today as { puzzleNumber?: unknown } | undefined;
  return typeof named?.puzzleNumber === 'number' ? named.puzzleNumber : undefined;
}
