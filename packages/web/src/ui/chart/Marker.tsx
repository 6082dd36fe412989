import styles from './series.module.css';
import type { LineLook } from './series.ts';

const shapes: Record<LineLook, string> = {
  first: 'M8 1 14 4.5v7L8 15 2 11.5v-7Z',
  second: 'M8 1 15 8 8 15 1 8Z',
  third: 'M2.5 2.5h11v11h-11Z',
  fourth: 'M8 2 15 14H1Z',
};

/** A shape of its own for each line: hexagon, diamond, square, triangle. */
export function Marker({ variant }: { variant: LineLook }) {
  return (
    <svg className={`${styles.marker} ${styles[variant]}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[variant]} />
    </svg>
  );
}
