import { warmthLabel } from '@bee-jinx/game';
import { CardReasons } from '../../../domain/play/ReasonsBelow.tsx';
import { warmthChangeLabel } from '../../../domain/play/warmth-change-label.ts';
import type { DanceTrailRound } from '../dance-trail.ts';
import styles from './Verdict.module.css';

interface VerdictProps {
  revealed: DanceTrailRound;
  previous: DanceTrailRound | undefined;
}

/** How near it was, and why either word fits. It is read out by the screen, not here. */
export function Verdict({ revealed, previous }: VerdictProps) {
  return (
    <div
      className={styles.verdict}
      data-explained={revealed.reasons !== undefined}
      aria-hidden="true"
    >
      <p className={styles.warmth}>
        <b className={styles.word}>{warmthLabel(revealed.warmth)}</b>{' '}
        {previous && warmthChangeLabel(previous.warmth, revealed.warmth)}
      </p>
      <CardReasons reasons={revealed.reasons} />
    </div>
  );
}
