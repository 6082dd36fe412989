import { warmthWord } from '@bee-jinx/game';
import type { DancedRound } from '../danced-rounds.ts';
import styles from './Verdict.module.css';

interface VerdictProps {
  turned: DancedRound;
  before: DancedRound | undefined;
}

/** How near it was. It is read out by the screen, not here. */
export function Verdict({ turned, before }: VerdictProps) {
  return (
    <p className={styles.verdict} aria-hidden="true">
      <b className={styles.word}>{warmthWord(turned.warmth)}</b>
      {before && comparison(turned.warmth - before.warmth)}
    </p>
  );
}

function comparison(difference: number): string {
  if (difference === 0) return 'As warm as last round';
  return `${Math.abs(difference)} ${difference > 0 ? 'warmer' : 'colder'} than last round`;
}
