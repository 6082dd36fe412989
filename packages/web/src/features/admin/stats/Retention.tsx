import { formatShortDay } from '../../../ui/chart/days.ts';
import { Table } from '../../../ui/table/Table.tsx';
import { AdminPanel } from '../AdminPanel.tsx';
import { CsvButton } from '../CsvButton.tsx';
import { formatPercentage } from './stats-math.ts';
import type { Stats } from './stats-query.ts';

type Cohort = Stats['retention'][number];

/** More columns than this nobody reads. */
const maxWeeks = 8;

/** Who came in one week: how many of them came again in those after it. */
export function Retention({ stats: { retention } }: { stats: Stats }) {
  const longest = Math.max(0, ...retention.map(({ stayed }) => stayed.length));
  const weeks = Array.from({ length: Math.min(maxWeeks, longest) }, (_, at) => at);
  return (
    <AdminPanel
      title="Retention"
      aside={
        retention.length > 0 && (
          <CsvButton
            name="retention"
            rows={retention}
            columns={[
              { header: 'week', value: ({ week }: Cohort) => week },
              { header: 'newcomers', value: ({ players }: Cohort) => players },
              ...Array.from({ length: longest }, (_, at) => ({
                header: `week_${at + 1}`,
                value: ({ stayed }: Cohort) => stayed[at],
              })),
            ]}
          />
        )
      }
    >
      <Table
        caption="Newcomers by week, and the share of them who came again"
        rows={retention}
        keyOf={({ week }) => week}
        empty="No newcomers in these weeks."
        columns={[
          { id: 'week', header: 'Week of', cell: ({ week }) => formatShortDay(week) },
          {
            id: 'players',
            header: 'Newcomers',
            isNumber: true,
            cell: ({ players }) => players.toLocaleString(),
          },
          ...weeks.map((at) => ({
            id: `week ${at}`,
            header: at === 0 ? 'A week later' : `${at + 1} weeks`,
            isNumber: true,
            cell: ({ players, stayed }: Cohort) =>
              stayed[at] === undefined ? '' : formatPercentage(stayed[at], players),
          })),
        ]}
      />
    </AdminPanel>
  );
}
