import type { CSSProperties } from 'react';
import { swapLimbs } from './limb-swap.ts';
import { joints, type Limb } from './limbs.ts';
import { useSmall } from './small-context.ts';

const kinds = {
  arm: { line: 5, knob: [5.4, 5.4] },
  leg: { line: 4.8, knob: [7.4, 4.6] },
  antenna: { line: 4, knob: [8.4, 5.6] },
} as const;

type LimbsProps = {
  kind: keyof typeof kinds;
  now: readonly Limb[];
  was: readonly Limb[] | undefined;
  at?: Limb['at'];
  body?: string;
};

export function Limbs({ kind, now, was, at, body }: LimbsProps) {
  const small = useSmall();
  const width = small ? 8 : kinds[kind].line;
  const knob = small && kind === 'antenna' ? kinds.arm.knob : kinds[kind].knob;
  return swapLimbs(now, was, joints[kind])
    .filter(({ limb }) => limb.at === at && !(small && at === 'front'))
    .map(({ limb, phase, turn, reach }) => {
      const stroke = (colour: string, wider = 0) => (
        <Stroke limb={limb} colour={colour} width={width} knob={knob} wider={wider} />
      );
      return (
        <g
          key={limb.d}
          data-part={`${kind}-${limb.side}`}
          data-phase={phase}
          {...(phase !== 'stays' && {
            style: { '--turn': `${turn}deg`, '--reach': reach } as CSSProperties,
          })}
        >
          <g>
            {limb.over ? (
              <g clipPath={body}>{stroke('body', 3)}</g>
            ) : (
              <g data-part="edge">{stroke('line', 1.6)}</g>
            )}
            {stroke(limb.over ? 'line' : 'limb')}
          </g>
        </g>
      );
    });
}

type StrokeProps = {
  limb: Limb;
  colour: string;
  width: number;
  knob: readonly [number, number];
  wider: number;
};

function Stroke({ limb: { d, end }, colour, width, knob, wider }: StrokeProps) {
  const ink = `var(--bee-${colour})`;
  return (
    <>
      <path d={d} stroke={ink} strokeWidth={width + 2 * wider} />
      <ellipse
        rx={knob[0] + wider}
        ry={knob[1] + wider}
        fill={ink}
        transform={`translate(${end.x} ${end.y}) rotate(${end.turn})`}
      />
    </>
  );
}
