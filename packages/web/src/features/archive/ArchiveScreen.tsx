import { puzzleNumberOn } from '@bee-jinx/game';
import { wordsFor } from '../../api/error-copy.ts';
import { useSearchParams } from '../../platform/search-params.ts';
import { today as readToday } from '../../platform/today.ts';
import { useToday } from '../../platform/use-today.ts';
import { Button } from '../../ui/Button.tsx';
import { Screen } from '../../ui/Screen.tsx';
import styles from './ArchiveScreen.module.css';
import { Calendar } from './Calendar.tsx';
import { FirstGame } from './FirstGame.tsx';
import { Jump } from './Jump.tsx';
import { Legend } from './Legend.tsx';
import { firstMonth, monthOf } from './month.ts';
import { useArchive } from './use-archive.ts';

function ArchiveScreen() {
  const today = useToday() ?? readToday();
  const [address, setAddress] = useSearchParams();
  const month = knownMonth(address.get('month'), monthOf(today));
  const archive = useArchive(today, `${month}-01`);
  const { puzzles, isMissing, error, refetch } = archive;
  const isNewcomer = archive.isSuccess && ![...puzzles.values()].some(({ result }) => result);

  return (
    <Screen title="Archive">
      <div className={styles.archive}>
        {isNewcomer && <FirstGame />}
        <Calendar
          month={month}
          today={today}
          puzzles={puzzles}
          isWhole={archive.isSuccess && !isMissing}
          isBusy={!error && (archive.isPending || isMissing)}
          onMonth={(next) => setAddress({ month: next }, { replace: true })}
        />
        {error && (
          <div className={styles.fault} role="alert">
            <p>{wordsFor(error)}</p>
            <Button look="outline" size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
        <Legend />
        <Jump today={today} last={puzzleNumberOn(today)} />
      </div>
    </Screen>
  );
}

/** An address can say anything. */
function knownMonth(asked: string | null, last: string): string {
  if (asked === null || !/^\d{4}-(0[1-9]|1[0-2])$/.test(asked)) return last;
  return asked < firstMonth || asked > last ? last : asked;
}

export { ArchiveScreen as Component };
