import type { ShareableResult } from '@bee-jinx/game';
import { WarmthMeter } from '../play/WarmthMeter.tsx';
import styles from './ResultLine.module.css';

/** The game as others will see it: how warm each round was, and no word. */
export function ResultLine({ puzzleNumber, outcome, warmths }: ShareableResult) {
  const rounds = warmths.map((warmth, index) => ({ round: index + 1, warmth }));
  return (
    <div className={styles.line}>
      <p className={styles.words}>
        <strong className={styles.name}>Bee Jinx {puzzleNumber}</strong>
        {outcome === 'jinx' ? `jinx in ${warmths.length}` : 'no jinx'}
      </p>
      <ol className={styles.cells} aria-label="How warm each round was">
        {rounds.map(({ round, warmth }) => (
          <li key={round}>
            <WarmthMeter warmth={warmth} size="s" />
          </li>
        ))}
      </ol>
    </div>
  );
}
