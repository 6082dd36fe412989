import { formatNumber } from '../../platform/format-number.ts';
import styles from './BarChart.module.css';
import { ChartFrame, type ChartState } from './ChartFrame.tsx';
import { ChartTable } from './ChartTable.tsx';
import { fractionOf } from './scale.ts';

interface Bar {
  label: string;
  value: number;
}

interface BarChartProps extends ChartState {
  caption: string;
  bars: readonly Bar[];
  /** The columns of the table for screen readers: "Rounds", "Games". */
  headers: readonly [string, string];
  mine?: string | undefined;
}

export function BarChart({ caption, bars, headers, mine, ...state }: BarChartProps) {
  const maxValue = Math.max(0, ...bars.map(({ value }) => value));
  const formatValue = (value: number) => formatNumber(value);
  return (
    <ChartFrame caption={caption} isEmpty={bars.length === 0} {...state}>
      <ol className={styles.bars} aria-hidden="true">
        {bars.map(({ label, value }) => (
          <li key={label} className={label === mine ? styles.mine : styles.row}>
            <span className={styles.label}>{label}</span>
            <span className={styles.room}>
              <b className={styles.bar} style={{ width: `${fractionOf(value, maxValue) * 100}%` }}>
                {formatValue(value)}
              </b>
            </span>
          </li>
        ))}
      </ol>
      <ChartTable
        caption={caption}
        headers={headers}
        rows={bars.map(({ label, value }) => [
          label === mine ? `${label} (you)` : label,
          formatValue(value),
        ])}
      />
    </ChartFrame>
  );
}
