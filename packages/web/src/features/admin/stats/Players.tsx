import { LineChart } from '../../../ui/chart/LineChart.tsx';
import { Panel } from '../Panel.tsx';
import { daysOf, total } from './figures.ts';
import type { Stats } from './stats-query.ts';

export function Players({ stats }: { stats: Stats }) {
  const { active, newcomers } = stats.players;
  return (
    <Panel title="Players">
      <LineChart
        caption="Players and newcomers"
        days={total(active) === 0 ? [] : daysOf(stats)}
        series={[
          { name: 'Players', values: active },
          { name: 'Newcomers', values: newcomers },
        ]}
        empty="Nobody was counted on these days."
      />
    </Panel>
  );
}
