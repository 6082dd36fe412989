import { BarChart } from '../../../ui/chart/BarChart.tsx';
import { LineChart } from '../../../ui/chart/LineChart.tsx';
import { AdminPanel } from '../AdminPage.tsx';
import { StatTiles } from '../StatTiles.tsx';
import { daysInRange, formatPercentage, toFunnel, total } from './stats-math.ts';
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

/** With a decimal below 10, so that a few players in a month don't read as none. */
const formatAverage = (average: number): string =>
  average.toLocaleString(undefined, { maximumFractionDigits: average < 10 ? 1 : 0 });

export function Players({ stats }: { stats: Stats }) {
  const { active, newcomers } = stats.players;
  return (
    <AdminPanel title="Players">
      <LineChart
        caption="Players and newcomers"
        days={total(active) === 0 ? [] : daysInRange(stats)}
        series={[
          { name: 'Players', values: active },
          { name: 'Newcomers', values: newcomers },
        ]}
        empty="Nobody was counted on these days."
      />
    </AdminPanel>
  );
}

const noGames = 'No game was opened on these days.';

export function Games({ stats }: { stats: Stats }) {
  const { started, finished, won } = stats.games;
  const hasGames = total(started) > 0;
  const bars = toFunnel(stats).map(({ name, games, share }) => ({
    label: share === '' ? name : `${name}, ${share}`,
    value: games,
  }));
  return (
    <AdminPanel title="Games">
      <LineChart
        caption="Games, by the day they were opened"
        days={hasGames ? daysInRange(stats) : []}
        series={[
          { name: 'Opened', values: started },
          { name: 'Ended', values: finished },
          { name: 'Jinx', values: won },
        ]}
        empty={noGames}
      />
      <BarChart
        caption="From start to finish, of the games that were opened"
        headers={['Step', 'Games']}
        bars={hasGames ? bars : []}
        empty={noGames}
      />
    </AdminPanel>
  );
}
