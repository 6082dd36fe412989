import { LineChart } from '../../../ui/chart/LineChart.tsx';
import { AdminPanel } from '../AdminPage.tsx';
import { daysInRange, total } from './stats-math.ts';
import type { Stats } from './stats-query.ts';

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
