import { warmthLabel } from '@bee-jinx/game';
import type { ReactNode } from 'react';
import { CardReasons } from './ReasonsBelow.tsx';
import type { TrailRound } from './trail-round.ts';
import { warmthChangeLabel } from './warmth-change-label.ts';

interface VerdictProps {
  revealed: TrailRound;
  previous: TrailRound | undefined;
  /** Names verdict, warmth, word and reasons. */
  classes: Readonly<Record<string, string>>;
  children?: ReactNode;
}

/** How near it was, and why either word fits. A screen reader gets it from the stage's status line. */
export function Verdict({ revealed, previous, classes, children }: VerdictProps) {
  const { reasons, warmth } = revealed;
  return (
    <div className={classes.verdict} data-explained={reasons !== undefined} aria-hidden="true">
      <p className={classes.warmth}>
        <b className={classes.word}>{warmthLabel(warmth)}</b>{' '}
        {previous && warmthChangeLabel(previous.warmth, warmth)}
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
