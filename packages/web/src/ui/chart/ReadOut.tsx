import { Marker } from './Marker.tsx';
import styles from './ReadOut.module.css';
import { lineLookOf, type Series } from './series.ts';

interface ReadOutProps {
  day: string;
  series: readonly Series[];
  /** One per series, ready to be read. */
  values: readonly string[];
}

/** The key to the lines, with what they are worth on one day. The slider says it aloud. */
export function ChartLegend({ day, series, values }: ReadOutProps) {
  return (
    <div className={styles.readOut} aria-hidden="true">
      <span className={styles.day}>{day}</span>
      {series.map(({ name }, index) => (
        <span key={name} className={styles.entry}>
          <Marker look={lineLookOf(index)} />
          {name} <b>{values[index]}</b>
        </span>
      ))}
    </div>
  );
}
