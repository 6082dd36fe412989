import type { ReactNode } from 'react';
import layout from './layout.module.css';
import { Trail } from './Trail.tsx';
import type { TrailRound } from './trail-round.ts';

interface TrailPanelProps {
  heading?: string;
  /** At the end of the heading's line. */
  beside?: ReactNode;
  above?: ReactNode;
  rounds: readonly TrailRound[];
  start?: readonly [string, string] | undefined;
  them: string;
  children?: ReactNode;
}

/** What the game has led to so far: below the stage on a phone, beside it on a desk. */
export function TrailPanel({
  heading = 'The trail so far',
  beside,
  above,
  rounds,
  start,
  them,
  children,
}: TrailPanelProps) {
  return (
    <div className={layout.side}>
      {above}
      <section>
        <div className={layout.head}>
          <h2 className={layout.heading}>{heading}</h2>
          {beside}
        </div>
        {start || rounds.length > 0 ? (
          <Trail rounds={rounds} start={start} them={them} />
        ) : (
          <p className={layout.empty}>Nothing said yet.</p>
        )}
      </section>
      {children}
    </div>
  );
}
