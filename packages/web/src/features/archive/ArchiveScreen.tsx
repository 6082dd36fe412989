import { puzzleNumberOn, tierLabels, tiers } from '@bee-jinx/game';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { statsQuery } from '../../domain/play/daily.ts';
import { useSearchParams } from '../../platform/search-params.ts';
import { today as readToday } from '../../platform/today.ts';
import { useToday } from '../../platform/use-today.ts';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { Column, Columns } from '../../ui/layout/Columns.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import styles from './ArchiveScreen.module.css';
import { archiveQuery, indexByDate } from './archive-query.ts';
import { Calendar } from './Calendar.tsx';
import { DayCell } from './DayCell.tsx';
import type { DayState } from './day-state.ts';
import { JumpToPuzzle } from './JumpToPuzzle.tsx';
import { firstMonth, monthOf } from './month.ts';

function ArchiveScreen() {
  const today = useToday() ?? readToday();
  const [address, setAddress] = useSearchParams();
  const month = parseMonth(address.get('month'), monthOf(today));
  const archive = useArchive(today, `${month}-01`);
  const { puzzles, isMissing, error, refetch } = archive;
  const hasNone = archive.isSuccess && ![...puzzles.values()].some(({ result }) => result);

  return (
    <Screen title="Archive" art={<Bee pose="thinking" onStage />}>
      <Columns shares={[3, 2]}>
        <Column>
          <Calendar
            month={month}
            today={today}
            puzzles={puzzles}
            isComplete={archive.isSuccess && !isMissing}
            isBusy={!error && (archive.isPending || isMissing)}
            onMonth={(next) => setAddress({ month: next }, { replace: true })}
          />
          {error && (
            <div className={styles.fault}>
              <Fault>{errorMessage(error)}</Fault>
              <Button variant="outline" size="small" onClick={() => void refetch()}>
                Try again
              </Button>
            </div>
          )}
        </Column>
        <Column>
          <Legend />
          <JumpToPuzzle last={puzzleNumberOn(today)} />
          {/* Last, as it is only known late: above, it would push the calendar down. */}
          {hasNone && <EmptyArchive today={today} />}
        </Column>
      </Columns>
    </Screen>
  );
}

function parseMonth(requested: string | null, last: string): string {
  if (requested === null || !/^\d{4}-(0[1-9]|1[0-2])$/.test(requested)) return last;
  return requested < firstMonth || requested > last ? last : requested;
}

export { ArchiveScreen as Component };

function EmptyArchive({ today }: { today: string }) {
  // The last game may be on a page that isn't loaded.
  const { data: stats } = useQuery(statsQuery(today));
  if (stats?.gamesPlayed !== 0) return null;
  return (
    <EmptyState
      picture={<Bee pose="waving" size={128} />}
      title="No games yet"
      action={<ButtonLink to="/jinx/daily">Play today’s pair</ButtonLink>}
    >
      Every pair since the first of January 2024 is kept here. Begin with today’s, or pick a day.
    </EmptyState>
  );
}

const entries: [DayState, string][] = [
  ...tiers.map((tier): [DayState, string] => [tier, tierLabels[tier]]),
  ['lost', 'No jinx'],
  ['begun', 'Begun'],
];

function Legend() {
  return (
    <ul className={styles.legend} aria-label="What the cells mean">
      {entries.map(([state, name]) => (
        <li key={state} className={styles.entry}>
          <DayCell state={state} text="" />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Fetches older pages until the given day is covered. */
function useArchive(today: string, backTo: string) {
  const query = useInfiniteQuery(archiveQuery(today));
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const puzzles = useMemo(() => indexByDate(data?.pages ?? []), [data]);
  const hasMissingPages = hasNextPage && !puzzles.has(backTo);

  useEffect(() => {
    if (hasMissingPages && !isFetching && !isError) void fetchNextPage();
  }, [hasMissingPages, isFetching, isError, fetchNextPage]);

  return { ...query, puzzles, isMissing: hasMissingPages };
}
