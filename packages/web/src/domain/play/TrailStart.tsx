import styles from './TrailStart.module.css';
import { TrailWord } from './TrailWord.tsx';

/** The pair it all began with, as far apart as two words can be. */
export function TrailStart({ pair }: { pair: readonly [string, string] }) {
  return (
    <>
      <span className={styles.unseen}>{`Start: ${pair[0]} and ${pair[1]}.`}</span>
      <div className={styles.start} aria-hidden="true">
        <span className={styles.half}>
          <TrailWord word={pair[0]} />
          <span className={styles.dashes} />
        </span>
        <span className={styles.label}>start</span>
        <span className={styles.half}>
          <span className={styles.dashes} />
          <TrailWord word={pair[1]} />
        </span>
      </div>
    </>
  );
}
