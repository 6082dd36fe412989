import { initialOf } from '../../ui/avatar/avatar-face.ts';
import styles from './HiveMark.module.css';

/** Three cells with the hive's initial, unlike any player's avatar. */
export function HiveMark({ name }: { name: string }) {
  return (
    <svg className={styles.mark} viewBox="0 0 46 46" aria-hidden="true">
      <path className={styles.side} d={cell(12.2, 32.6, 9.4)} />
      <path className={styles.side} d={cell(33.8, 32.6, 9.4)} />
      <path className={styles.front} d={cell(23, 16, 14)} />
      <text className={styles.letter} x="23" y="21.6">
        {initialOf(name)}
      </text>
    </svg>
  );
}

/** The path of a pointy-topped hexagon. */
function cell(x: number, y: number, radius: number): string {
  const half = radius * 0.866;
  return `M${x} ${y - radius}l${half} ${radius / 2}v${radius}l${-half} ${radius / 2}l${-half} ${-radius / 2}v${-radius}Z`;
}
