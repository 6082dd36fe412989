import { warmthWord } from '@bee-jinx/game';
import { comparedWith } from '../../../ui/comb/compared-with.ts';
import { ReasonsBelow } from '../../../ui/comb/ReasonsBelow.tsx';
import type { DancedRound } from '../danced-rounds.ts';
import styles from './Verdict.module.css';

interface VerdictProps {
  turned: DancedRound;
  before: DancedRound | undefined;
}

/** How near it was, and why either word fits. It is read out by the screen, not here. */
export function Verdict({ turned, before }: VerdictProps) {
  return (
    <div
      className={styles.verdict}
      data-explained={turned.reasons !== undefined}
      aria-hidden="true"
    >
      <p className={styles.warmth}>
        <b className={styles.word}>{warmthWord(turned.warmth)}</b>{' '}
        {before && comparedWith(before.warmth, turned.warmth)}
      </p>
      <ReasonsBelow reasons={turned.reasons} />
    </div>
  );
}
