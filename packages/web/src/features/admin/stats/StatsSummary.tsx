import { StatTiles } from '../StatTiles.tsx';
import { formatPercentage, total } from './stats-math.ts';
import type { Stats } from './stats-query.ts';

export function StatsSummary({ stats }: { stats: Stats }) {
  const { events, players, games, averageRounds } = stats;
  const days = players.active.length;
  const finished = total(games.finished);
  return (
    <StatTiles
      figures={[
        {
          name: 'Players a day',
          value: formatAverage(total(players.active) / days),
          note: 'on average',
        },
        { name: 'Newcomers', value: total(players.newcomers) },
        { name: 'Games opened', value: total(games.started) },
        {
          name: 'Games ended',
          value: finished,
          note: `${formatPercentage(finished, total(games.started))} of those opened`,
        },
        {
          name: 'Rounds to a jinx',
          value: averageRounds === null ? '–' : averageRounds.toLocaleString(),
          note: 'on average',
        },
        { name: 'Events', value: total(events.map(({ counts }) => total(counts))) },
      ]}
    />
  );
}

/** A few players in a month are more than none. */
const formatAverage = (average: number): string =>
  average.toLocaleString(undefined, { maximumFractionDigits: average < 10 ? 1 : 0 });
