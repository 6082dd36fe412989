import { WarmthMeter } from '../../domain/play/WarmthMeter.tsx';
import styles from './Warmths.module.css';

/** The warmth of each round, without the words. */
export function WarmthCells({ warmths }: { warmths: readonly number[] }) {
  const rounds = warmths.map((warmth, index) => ({ round: index + 1, warmth }));
  return (
    <ol className={styles.cells} aria-label="How warm each round was">
      {rounds.map(({ round, warmth }) => (
        <li key={round}>
          <WarmthMeter warmth={warmth} size="s" hasWord />
        </li>
      ))}
    </ol>
  );
}
