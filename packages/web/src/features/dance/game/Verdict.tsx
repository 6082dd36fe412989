import { warmthWord } from '@bee-jinx/game';
import { comparedWith } from '../../../ui/comb/compared-with.ts';
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
      {before && comparedWith(before.warmth, turned.warmth)}
    </p>
  );
}
