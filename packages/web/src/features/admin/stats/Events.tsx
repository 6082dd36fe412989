import { BarChart } from '../../../ui/chart/BarChart.tsx';
import { LineChart } from '../../../ui/chart/LineChart.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { AdminPanel } from '../AdminPage.tsx';
import { useSearchParamChoice } from '../use-search-param.tsx';
import { daysInRange, eventTypeLabel, total } from './stats-math.ts';
import type { Stats } from './stats-query.ts';

const all = 'all';

/** One type by day, and the sums by type. */
export function Events({ stats }: { stats: Stats }) {
  const seen = stats.events
    .filter(({ counts }) => total(counts) > 0)
    .sort((one, other) => total(other.counts) - total(one.counts));
  const [type, setType] = useSearchParamChoice(
    'type',
    [all, ...seen.map(({ eventType }) => eventType as string)],
    all,
  );
  const days = daysInRange(stats);
  const values = days.map((_, at) =>
    total(
      seen
        .filter(({ eventType }) => type === all || eventType === type)
        .map(({ counts }) => counts[at] ?? 0),
    ),
  );
  const name = type === all ? 'All events' : eventTypeLabel(type);
  return (
    <AdminPanel title="Events">
      {seen.length > 1 && (
        <Segmented
          legend="By day"
          chosen={type}
          onChoose={setType}
          choices={[
            { value: all, name: 'All' },
            ...seen.map(({ eventType }) => ({ value: eventType, name: eventTypeLabel(eventType) })),
          ]}
        />
      )}
      <LineChart
        caption={name}
        days={seen.length === 0 ? [] : days}
        series={[{ name, values }]}
        empty="No event was stored for these days."
      />
      {seen.length > 0 && (
        <BarChart
          caption="Events by type"
          headers={['Type', 'Events']}
          bars={seen.map(({ eventType, counts }) => ({
            label: eventTypeLabel(eventType),
            value: total(counts),
          }))}
        />
      )}
    </AdminPanel>
  );
}
