import { type Reasons, warmthLabel } from '@bee-jinx/game';
import type { ReactNode } from 'react';
import { Reason } from './Reason.tsx';
import type { TrailRound } from './trail-round.ts';
import styles from './Verdict.module.css';

interface VerdictProps {
  revealed: TrailRound;
  previous: TrailRound | undefined;
  /** Names verdict, warmth, word and reasons. */
  classes: Readonly<Record<string, string>>;
  children?: ReactNode;
}

/** How near it was, and why either word fits. The stage's status line announces it. */
export function Verdict({ revealed, previous, classes, children }: VerdictProps) {
  const { reasons, warmth } = revealed;
  return (
    <div className={classes.verdict} data-explained={reasons !== undefined}>
      <p className={classes.warmth}>
        <b className={classes.word}>{warmth === undefined ? 'Not yet' : warmthLabel(warmth)}</b>{' '}
        {warmth !== undefined &&
          previous?.warmth !== undefined &&
          warmthChangeLabel(previous.warmth, warmth)}
      </p>
      {children}
      {reasons && (
        <div className={classes.reasons}>
          <CardReasons reasons={reasons} />
        </div>
      )}
    </div>
  );
}

/** Each below the card with its word. */
export function CardReasons({ reasons }: { reasons: Readonly<Reasons> }) {
  return (
    <div className={styles.below}>
      <div>
        <Reason reason={reasons[0]} />
      </div>
      <div>
        <Reason reason={reasons[1]} />
      </div>
    </div>
  );
}

/** "7 warmer than last round." */
export function warmthChangeLabel(before: number, now: number): string {
  if (now === before) return 'As warm as last round';
  return `${Math.abs(now - before)} ${now > before ? 'warmer' : 'colder'} than last round`;
}
