import { useState } from 'react';
import { ChartFrame, type ChartState } from './ChartFrame.tsx';
import { ChartTable } from './ChartTable.tsx';
import { formatLongDay, formatShortDay } from './days.ts';
import styles from './LineChart.module.css';
import { Marker } from './Marker.tsx';
import { Plot } from './Plot.tsx';
import { lineLookOf, type Series } from './series.ts';

interface LineChartProps extends ChartState {
  caption: string;
  days: readonly string[];
  /** At most four lines: more can't be distinguished. */
  series: readonly Series[];
  say?: (value: number) => string;
}

/** Shows the values of the day under the pointer, or of the last one. */
export function LineChart({
  caption,
  days,
  series,
  say = (value) => value.toLocaleString(),
  ...state
}: LineChartProps) {
  const [pointed, setPointed] = useState<number>();
  const last = days.length - 1;
  const at = Math.min(pointed ?? last, last);
  const day = days[at] === undefined ? '' : formatLongDay(days[at]);
  const formatAll = (index: number) => series.map(({ values }) => sayOr(values[index], say));
  const formatted = formatAll(at);
  return (
    <ChartFrame caption={caption} isEmpty={days.length === 0} {...state}>
      <div className={styles.chart}>
        <ChartLegend day={day} series={series} values={formatted} />
        <Plot
          label={`${caption}, by day`}
          days={days}
          series={series}
          say={say}
          at={at}
          atText={`${day}: ${series.map(({ name }, index) => `${name} ${formatted[index]}`).join(', ')}`}
          isPointed={pointed !== undefined}
          onPoint={setPointed}
        />
      </div>
      <ChartTable
        caption={caption}
        headers={['Day', ...series.map(({ name }) => name)]}
        rows={days.map((day, index) => [formatShortDay(day), ...formatAll(index)])}
      />
    </ChartFrame>
  );
}

const sayOr = (value: number | null | undefined, say: (value: number) => string) =>
  value === null || value === undefined ? '–' : say(value);

interface ReadOutProps {
  day: string;
  series: readonly Series[];
  values: readonly string[];
}

function ChartLegend({ day, series, values }: ReadOutProps) {
  return (
    <div className={styles.readOut} aria-hidden="true">
      <span className={styles.day}>{day}</span>
      {series.map(({ name }, index) => (
        <span key={name} className={styles.entry}>
          <Marker variant={lineLookOf(index)} />
          {name} <b>{values[index]}</b>
        </span>
      ))}
    </div>
  );
}
