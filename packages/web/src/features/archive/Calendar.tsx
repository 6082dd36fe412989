import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { isFinished } from '../../domain/archive/pick-unplayed.ts';
import { readerLocale } from '../../platform/reader-locale.ts';
import { IconButton } from '../../ui/icon-button/IconButton.tsx';
import { Inline, Stack } from '../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import type { PuzzlesByDate } from './archive-query.ts';
import styles from './Calendar.module.css';
import { CalendarDay } from './CalendarDay.tsx';
import {
  addDays,
  addMonths,
  dateForKey,
  daysInMonth,
  firstMonth,
  type Month,
  monthOf,
  type Weekday,
  weeksInMonth,
} from './month.ts';

interface CalendarProps {
  month: Month;
  today: string;
  puzzles: PuzzlesByDate;
  /** Whether all puzzles of the month are loaded. */
  isComplete: boolean;
  isBusy: boolean;
  onMonth(month: Month): void;
}

/** A grid with a roving tab stop. */
export function Calendar({ month, today, puzzles, isComplete, isBusy, onMonth }: CalendarProps) {
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState(today);
  const mustFocus = useRef(false);
  const firstDay = firstDayOfWeek(navigator.language);
  const reachable = daysInMonth(month).filter((date) => date <= today);
  const current = monthOf(chosen) === month ? chosen : (reachable[0] ?? chosen);

  useLayoutEffect(() => {
    // The chosen day may be in a month that isn't rendered yet.
    if (!mustFocus.current || monthOf(chosen) !== month) return;
    mustFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${chosen}"]`)?.focus();
  }, [chosen, month]);

  function handleKeyDown(event: KeyboardEvent): void {
    const next = dateForKey(event.key, current, {
      from: `${firstMonth}-01`,
      to: today,
      firstDay,
    });
    if (next === undefined) return;
    event.preventDefault();
    mustFocus.current = true;
    setChosen(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  }

  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <Inline gap={2} align="center" justify="space-between" wrap={false}>
        <IconButton
          icon="back"
          label="The month before"
          aria-disabled={month <= firstMonth}
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <div className={styles.middle}>
          <h2 id={titleId} className={styles.title} aria-live="polite">
            {formatMonth(month)}
          </h2>
          <p className={styles.count} data-known={isComplete}>
            {finishedCountLabel(reachable, puzzles)}
          </p>
        </div>
        <IconButton
          icon="forward"
          label="The month after"
          aria-disabled={month >= monthOf(today)}
          onClick={() => onMonth(addMonths(month, 1))}
        />
      </Inline>
      <div className={styles.weeks}>
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: days that arrow keys lead through are a grid.
          role="grid"
          className={styles.grid}
          aria-labelledby={titleId}
          aria-busy={isBusy}
          onKeyDown={handleKeyDown}
        >
          <thead>
            <tr>
              {weekdayNames(firstDay).map(({ short, long }) => (
                <th key={long} scope="col" abbr={long}>
                  <span aria-hidden="true">{short}</span>
                  <VisuallyHidden>{long}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksInMonth(month, firstDay).map((week, index) => (
              <tr key={week.find(Boolean) ?? index}>
                {week.map((date, place) => (
                  <CalendarDay
                    key={date ?? `${index}-${place}`}
                    date={date}
                    today={today}
                    result={date === undefined ? undefined : puzzles.get(date)?.result}
                    isTabStop={date === current}
                    onFocus={setChosen}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}

const formatMonth = (month: Month) =>
  new Date(`${month}-01`).toLocaleDateString(readerLocale(), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

function finishedCountLabel(days: readonly string[], puzzles: PuzzlesByDate): string {
  const finished = days.filter((date) => isFinished(puzzles.get(date)?.result)).length;
  return `${finished} of ${days.length} finished`;
}

type WithWeek = Intl.Locale & {
  getWeekInfo?(): { firstDay: Weekday };
  weekInfo?: { firstDay: Weekday };
};

/** Monday where the browser doesn't know. */
function firstDayOfWeek(language: string): Weekday {
  try {
    const locale: WithWeek = new Intl.Locale(language);
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  } catch {
    return 1;
  }
}

const monday = '2024-01-01';

function weekdayNames(firstDay: Weekday): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, place) => {
    const day = new Date(addDays(monday, firstDay - 1 + place));
    const name = (weekday: 'narrow' | 'long') =>
      day.toLocaleDateString(readerLocale(), { weekday, timeZone: 'UTC' });
    return { short: name('narrow'), long: name('long') };
  });
}
