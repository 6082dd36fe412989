import { useEffect, useId, useRef, useState } from 'react';
import css from './Bee.module.css';
import { CrossFade } from './CrossFade.tsx';
import { Head } from './Head.tsx';
import { Limbs } from './Limbs.tsx';
import { drawings, type Pose } from './poses.ts';
import { scenery } from './scenery.tsx';
import { SmallContext, smallBelow } from './small-context.ts';
import { Body, Ruff } from './Torso.tsx';
import { useGaze } from './use-gaze.ts';
import { Wings } from './Wings.tsx';

type BeeProps = {
  pose?: Pose;
  /** Width in pixels; by default 100, or 120 on wide screens. */
  size?: number;
  /** Without one it is decoration. */
  label?: string;
  lookAt?: 'pointer' | 'ahead' | 'left' | 'right' | 'up' | 'down';
  motion?: 'circle';
  onStage?: boolean;
  className?: string | undefined;
};

export function Bee({
  pose = 'idle',
  size,
  label,
  lookAt = 'pointer',
  motion,
  onStage,
  className = '',
}: BeeProps) {
  const ref = useRef<SVGSVGElement>(null);
  const id = useId();
  const was = usePreviousValue(pose);
  useGaze(ref, lookAt === 'pointer');
  const small = size !== undefined && size < smallBelow;
  const now = drawings[pose];
  const old = was && drawings[was];
  const body = `url(#${id})`;
  return (
    <SmallContext value={small}>
      <svg
        ref={ref}
        role="img"
        aria-label={label}
        aria-hidden={label === undefined}
        className={`${css.bee} ${className}`}
        data-pose={pose}
        data-look={lookAt}
        data-motion={motion}
        data-stage={onStage || undefined}
        viewBox="-112 -118 224 224"
        width={size}
        height={size}
      >
        <g data-part="bob">
          <CrossFade now={pose} was={was} draw={(name) => scenery.behind[name]} />
          <g data-part="rig">
            <Wings />
            <g data-part="legs">
              <Limbs kind="leg" now={now.legs} was={old?.legs} />
            </g>
            <Limbs kind="arm" at="back" now={now.arms} was={old?.arms} />
            <Body clip={id} />
            <Limbs kind="arm" at="front" now={now.arms} was={old?.arms} body={body} />
            <Ruff />
            <Head pose={pose} was={was} id={id} />
          </g>
          <CrossFade now={pose} was={was} draw={(name) => scenery.before[name]} />
          <g data-part="rig">
            <g data-part="press">
              <Limbs kind="arm" at="top" now={now.arms} was={old?.arms} body={body} />
            </g>
          </g>
        </g>
      </svg>
    </SmallContext>
  );
}

/** Longer than any transition in change.css. */
const changeMs = 320;

/** The previous value while the transition runs. */
function usePreviousValue<Value>(value: Value): Value | undefined {
  const [change, setChange] = useState<{ now: Value; was?: Value }>({ now: value });
  if (change.now !== value) setChange({ now: value, was: change.now });
  useEffect(() => {
    if (change.was === undefined) return;
    const timer = setTimeout(() => setChange({ now: change.now }), changeMs);
    return () => clearTimeout(timer);
  }, [change]);
  return change.now === value ? change.was : change.now;
}
