import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import layout from './layout.module.css';
import { isAnimating, type PlayState } from './play-reducer.ts';
import { isJinx } from './trail-round.ts';
import { useRevealClock } from './use-reveal-clock.ts';

interface PlayStageProps {
  state: PlayState;
  dispatch: (action: { type: 'next-phase' } | { type: 'skip' }) => void;
  hasSound?: boolean;
  stageClass?: string | undefined;
  /** The hidden heading of the screen while the game is played. */
  title: string;
  round: ReactNode;
  /** Beside the stage, or below it on a phone. */
  panel: ReactNode;
  /** What takes their place when the game is over. Undefined while it is being fetched. */
  ending: { burst: ReactNode; scene: ReactNode; panel: ReactNode } | undefined;
  screenReaderMessage: string;
  children?: ReactNode;
}

/** The game on its stage, and beside it what it has led to so far. */
export function PlayStage({
  state,
  dispatch,
  hasSound = true,
  stageClass = layout.stage,
  title,
  round,
  panel,
  ending,
  screenReaderMessage,
  children,
}: PlayStageProps) {
  const root = useRef<HTMLDivElement>(null);
  useRevealClock(root, { state, dispatch, hasSound });
  const { phase, trail } = state;
  const isOver = phase === 'over';
  const last = trail.at(-1);
  const hasBurst = phase === 'jinx' || (isOver && last !== undefined && isJinx(last));
  return (
    <div ref={root} className={layout.screen} data-skippable={isAnimating(state)}>
      <div
        className={stageClass}
        data-keep-clear
        data-done={isOver}
        data-loading={isOver && !ending}
      >
        {hasBurst && ending?.burst}
        {isOver ? (
          ending?.scene
        ) : (
          <>
            <VisuallyHidden as="h1" tabIndex={-1}>
              {title}
            </VisuallyHidden>
            {round}
          </>
        )}
      </div>
      {isOver ? ending?.panel : panel}
      <VisuallyHidden as="p" role="status">
        {screenReaderMessage}
      </VisuallyHidden>
      {children}
    </div>
  );
}
