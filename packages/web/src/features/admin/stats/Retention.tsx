import { formatShortDay } from '../../../ui/chart/days.ts';
import { AdminPanel } from '../AdminPage.tsx';
import { type AdminColumn, AdminTable, CsvButton } from '../AdminTable.tsx';
import { formatPercentage } from './stats-math.ts';
import type { Stats } from './stats-query.ts';

type Cohort = Stats['retention'][number];

/** The number of columns on the screen; the CSV file has all weeks. */
const maxWeeks = 8;

/** Of the newcomers of a week, the share who came again in the weeks after it. */
export function Retention({ stats: { retention } }: { stats: Stats }) {
  const longest = Math.max(0, ...retention.map(({ stayed }) => stayed.length));
  const columns: AdminColumn<Cohort>[] = [
    {
      header: 'Week of',
      csv: 'week',
      value: 'week',
      cell: ({ week }) => formatShortDay(week),
    },
    { header: 'Newcomers', csv: 'newcomers', value: 'players', as: 'count' },
    ...Array.from(
      { length: longest },
      (_, at): AdminColumn<Cohort> => ({
        ...(at < maxWeeks && { header: at === 0 ? 'A week later' : `${at + 1} weeks` }),
        csv: `week_${at + 1}`,
        value: ({ stayed }) => stayed[at],
        as: 'number',
        cell: ({ players, stayed }) =>
          stayed[at] === undefined ? '' : formatPercentage(stayed[at], players),
      }),
    ),
  ];
  return (
    <AdminPanel
      title="Retention"
      aside={
        retention.length > 0 && <CsvButton name="retention" rows={retention} columns={columns} />
      }
    >
      <AdminTable
        caption="Newcomers by week, and the share of them who came again"
        rows={retention}
        keyOf={({ week }) => week}
        empty="No newcomers in these weeks."
        columns={columns}
      />
    </AdminPanel>
  );
}
