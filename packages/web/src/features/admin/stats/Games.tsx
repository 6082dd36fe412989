import { BarChart } from '../../../ui/chart/BarChart.tsx';
import { LineChart } from '../../../ui/chart/LineChart.tsx';
import { AdminPanel } from '../AdminPage.tsx';
import { daysInRange, toFunnel, total } from './stats-math.ts';
import type { Stats } from './stats-query.ts';

const empty = 'No game was opened on these days.';

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
        empty={empty}
      />
      <BarChart
        caption="From start to finish, of the games that were opened"
        headers={['Step', 'Games']}
        bars={hasGames ? bars : []}
        empty={empty}
      />
    </AdminPanel>
  );
}
