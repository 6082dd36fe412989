import { useQuery } from '@tanstack/react-query';
import { Inline, Stack } from '../../../ui/layout/Stack.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { CsvButton } from '../AdminTable.tsx';
import { QueryView } from '../QueryView.tsx';
import { useSearchParamChoice } from '../use-search-param.tsx';
import { Events } from './Events.tsx';
import { Retention } from './Retention.tsx';
import styles from './StatsScreen.module.css';
import { daysInRange, total } from './stats-math.ts';
import { Games, Players, StatsSummary } from './stats-panels.tsx';
import { type Stats, statsQuery } from './stats-query.ts';

const ranges = ['7', '30', '90', '365'] as const;

function StatsScreen() {
  const [range, setRange] = useSearchParamChoice('days', ranges, '30');
  const stats = useQuery(statsQuery(Number(range)));
  /** Until the chosen range is loaded, the figures in sight are of the one before. */
  const isStale = stats.isPlaceholderData;
  const staleClass = isStale ? styles.stale : undefined;
  return (
    <AdminPage
      title="Stats"
      lead="What was counted of players who haven’t said no, by day in UTC."
      actions={
        stats.data && (
          <Inline gap={3} align="center" className={staleClass} inert={isStale}>
            <CsvButton name={`stats-${range}-days`} {...toCsvByDay(stats.data)} />
          </Inline>
        )
      }
    >
      <Segmented
        legend="Days"
        chosen={range}
        onChoose={setRange}
        choices={ranges.map((value) => ({ value, name: value }))}
        isBusy={isStale}
        hint={isStale ? 'Counting…' : 'Up to today.'}
      />
      <QueryView query={stats}>
        {(data) => (
          <Stack gap={5} className={staleClass} aria-busy={isStale}>
            <StatsSummary stats={data} />
            <Players stats={data} />
            <Games stats={data} />
            <Events stats={data} />
            <Retention stats={data} />
          </Stack>
        )}
      </QueryView>
    </AdminPage>
  );
}

/** A row for each day. */
function toCsvByDay({ from, to, events, players, games }: Stats) {
  type Row = { day: string; at: number };
  const of = (csv: string, counts: number[]) => ({
    csv,
    value: ({ at }: Row) => counts[at] ?? 0,
  });
  return {
    rows: daysInRange({ from, to }).map((day, at): Row => ({ day, at })),
    columns: [
      { csv: 'day', value: ({ day }: Row) => day },
      of('players', players.active),
      of('newcomers', players.newcomers),
      of('games_opened', games.started),
      of('games_with_a_word', games.said),
      of('games_ended', games.finished),
      of('games_won', games.won),
      ...events
        .filter(({ counts }) => total(counts) > 0)
        .map(({ eventType, counts }) => of(eventType, counts)),
    ],
  };
}

export { StatsScreen as Component };
