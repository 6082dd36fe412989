import { puzzleNumberOn } from '@bee-jinx/game';
import { errorMessage } from '../../api/error-message.ts';
import { useSearchParams } from '../../platform/search-params.ts';
import { today as readToday } from '../../platform/today.ts';
import { useToday } from '../../platform/use-today.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import styles from './ArchiveScreen.module.css';
import { Calendar } from './Calendar.tsx';
import { EmptyArchive } from './FirstGame.tsx';
import { JumpToPuzzle } from './JumpToPuzzle.tsx';
import { Legend } from './Legend.tsx';
import { firstMonth, monthOf } from './month.ts';
import { useArchive } from './use-archive.ts';

function ArchiveScreen() {
  const today = useToday() ?? readToday();
  const [address, setAddress] = useSearchParams();
  const month = parseMonth(address.get('month'), monthOf(today));
  const archive = useArchive(today, `${month}-01`);
  const { puzzles, isMissing, error, refetch } = archive;
  const isNewcomer = archive.isSuccess && ![...puzzles.values()].some(({ result }) => result);

  return (
    <Screen title="Archive">
      <div className={styles.archive}>
        {isNewcomer && <EmptyArchive />}
        <Calendar
          month={month}
          today={today}
          puzzles={puzzles}
          isComplete={archive.isSuccess && !isMissing}
          isBusy={!error && (archive.isPending || isMissing)}
          onMonth={(next) => setAddress({ month: next }, { replace: true })}
        />
        {error && (
          <div className={styles.fault} role="alert">
            <p>{errorMessage(error)}</p>
            <Button look="outline" size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
        <Legend />
        <JumpToPuzzle today={today} last={puzzleNumberOn(today)} />
      </div>
    </Screen>
  );
}

/** An address can say anything. */
function parseMonth(asked: string | null, last: string): string {
  if (asked === null || !/^\d{4}-(0[1-9]|1[0-2])$/.test(asked)) return last;
  return asked < firstMonth || asked > last ? last : asked;
}

export { ArchiveScreen as Component };
