import { useQuery } from '@tanstack/react-query';
import { Segmented } from '../../../ui/Segmented.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { CsvButton } from '../CsvButton.tsx';
import { Loaded } from '../Loaded.tsx';
import styles from '../stack.module.css';
import { useAddressChoice } from '../use-address.ts';
import { Events } from './Events.tsx';
import { daysOf, total } from './figures.ts';
import { Games } from './Games.tsx';
import { Players } from './Players.tsx';
import { Retention } from './Retention.tsx';
import { StatsFigures } from './StatsFigures.tsx';
import { type Stats, statsQuery } from './stats-query.ts';

const ranges = ['7', '30', '90', '365'] as const;

function StatsScreen() {
  const [range, setRange] = useAddressChoice('days', ranges, '30');
  const stats = useQuery(statsQuery(Number(range)));
  /** The figures in sight are of the days that were chosen before, until those are here. */
  const isOfBefore = stats.isPlaceholderData;
  return (
    <AdminPage
      title="Stats"
      lead="What was counted of players who let us count them, by day in UTC."
      actions={
        stats.data && (
          <div className={styles.row} inert={isOfBefore}>
            <CsvButton name={`stats-${range}-days`} {...byDay(stats.data)} />
          </div>
        )
      }
    >
      <Segmented
        legend="Days"
        chosen={range}
        onChoose={setRange}
        choices={ranges.map((value) => ({ value, name: value }))}
        isBusy={isOfBefore}
        hint={isOfBefore ? 'Counting…' : 'Up to today.'}
      />
      <Loaded query={stats}>
        {(data) => (
          <div className={styles.stack} aria-busy={isOfBefore}>
            <StatsFigures stats={data} />
            <Players stats={data} />
            <Games stats={data} />
            <Events stats={data} />
            <Retention stats={data} />
          </div>
        )}
      </Loaded>
    </AdminPage>
  );
}

/** All of it, a line for each day. */
function byDay({ from, to, events, players, games }: Stats) {
  type Row = { day: string; at: number };
  const of = (header: string, counts: number[]) => ({
    header,
    value: ({ at }: Row) => counts[at] ?? 0,
  });
  return {
    rows: daysOf({ from, to }).map((day, at): Row => ({ day, at })),
    columns: [
      { header: 'day', value: ({ day }: Row) => day },
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
