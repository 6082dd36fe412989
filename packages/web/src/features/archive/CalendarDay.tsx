import type { ArchivedPuzzle } from '@bee-jinx/contract/browser';
import { puzzleNumberOn } from '@bee-jinx/game';
import { readerLocale } from '../../platform/reader-locale.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Link } from '../../ui/link/Link.tsx';
import styles from './CalendarDay.module.css';
import { DayCell } from './DayCell.tsx';
import { dayState, dayStateLabel } from './day-state.ts';

interface DayProps {
  /** Undefined for a day of another month. */
  date: string | undefined;
  today: string;
  result: ArchivedPuzzle['result'];
  isTabStop: boolean;
  onFocus(date: string): void;
}

export function CalendarDay({ date, today, result, isTabStop, onFocus }: DayProps) {
  if (date === undefined) return <td className={styles.place} />;
  const day = Number(date.slice(8));
  if (date > today) {
    return (
      <td className={styles.place}>
        <span className={styles.coming}>{day}</span>
      </td>
    );
  }
  const puzzleNumber = puzzleNumberOn(date);
  const state = dayState(result);
  return (
    <td className={styles.place}>
      <Link
        to={`/jinx/daily?puzzleNumber=${puzzleNumber}`}
        className={styles.day}
        data-date={date}
        aria-current={date === today ? 'date' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={() => onFocus(date)}
      >
        <VisuallyHidden>
          {formatFullDate(date)}, No. {puzzleNumber}, {dayStateLabel(result)}
        </VisuallyHidden>
        <DayCell state={state} text={String(day)} />
        <span className={styles.rounds} aria-hidden="true">
          {roundsLabel(state, result)}
        </span>
      </Link>
    </td>
  );
}

function roundsLabel(state: ReturnType<typeof dayState>, result: DayProps['result']): string {
  if (state === 'open') return '';
  return state === 'lost' ? '–' : `${result?.rounds}`;
}

const formatFullDate = (date: string) =>
  new Date(date).toLocaleDateString(readerLocale(), { dateStyle: 'full', timeZone: 'UTC' });
