import { useId, useRef } from 'react';
import css from './Bee.module.css';
import { Head } from './Head.tsx';
import { useGaze } from './use-gaze.ts';

const paw =
  'M-12,1C-14-10 14-10 12,1C12,6 11,10 8,10.5C5,11 4.5,8 4,5.5C3.5,9 3,12.5 0,12.5C-3,12.5-3.5,9-4,5.5C-4.5,8-5,11-8,10.5C-11,10-12,6-12,1Z';

const top = { x: -84, y: -118, width: 168, height: 105 };
const frame = Object.values(top).join(' ');

type BeePeekProps = {
  hidden?: boolean;
  size?: number;
  className?: string;
};

/** Its lower edge lies on the edge that it looks over. */
export function BeePeek({ hidden = false, size = 128, className = '' }: BeePeekProps) {
  const ref = useRef<SVGSVGElement>(null);
  const id = useId();
  useGaze(ref, true);
  return (
    <svg
      ref={ref}
      aria-hidden="true"
      className={`${css.bee} ${className}`}
      data-pose="peeking"
      data-ducks={hidden || undefined}
      viewBox={frame}
      width={size}
      height={(size * top.height) / top.width}
    >
      <svg {...top} viewBox={frame} role="presentation">
        <g data-part="peek">
          <Head pose="idle" id={id} />
        </g>
      </svg>
      <g fill="var(--bee-limb)">
        <path d={paw} transform="translate(-58 -13)" />
        <path d={paw} transform="translate(63 -13)" />
      </g>
    </svg>
  );
}
