import { Link } from '../../ui/link/Link.tsx';
import styles from './StatTiles.module.css';

interface StatTile {
  name: string;
  value: number | string;
  /** A second number or a few words below. */
  note?: string | undefined;
  /** The page that has more about it. */
  to?: string | undefined;
}

export function StatTiles({ figures }: { figures: readonly StatTile[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, note, to }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.name}>{to === undefined ? name : <Link to={to}>{name}</Link>}</dt>
          <dd className={styles.value}>
            {typeof value === 'number' ? value.toLocaleString() : value}
          </dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
