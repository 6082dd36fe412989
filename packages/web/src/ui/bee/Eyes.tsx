import type { Drawing } from './poses.ts';
import { useSmall } from './small-context.ts';

const lashes = 'M-14.5,7l-3,4M0,10.2v5M14.5,7l3,4';

/** The right eye is a little smaller and lower. */
const sides = [
  { side: 'l', place: 'translate(-17.5 -41)', rx: 17.5, ry: 20.5 },
  { side: 'r', place: 'translate(16.5 -40)', rx: 16.5, ry: 19.5 },
] as const;

type EyesProps = { kind: Drawing['eyes']; id: string };

export function Eyes({ kind, id }: EyesProps) {
  const small = useSmall();
  const line = small ? 6 : 3.2;
  return sides.map(({ side, place, rx, ry }) => {
    const clip = `${id}${side}`;
    return (
      <g key={side} transform={place} stroke="var(--bee-line)">
        {kind === 'joy' && (
          <path d={`M${1 - rx},6Q0-19.5 ${rx - 1},6`} strokeWidth={small ? 8 : 5} />
        )}
        {kind === 'asleep' && (
          <>
            <path d={`M${1 - rx},2Q0,15.4 ${rx - 1},2`} strokeWidth={small ? 8 : 4} />
            {!small && <path d={lashes} strokeWidth={2.2} />}
          </>
        )}
        {kind === 'open' && (
          <>
            <clipPath id={clip}>
              <ellipse rx={rx} ry={ry} />
            </clipPath>
            <ellipse rx={rx} ry={ry} fill="var(--bee-eye)" stroke="none" />
            <g clipPath={`url(#${clip})`}>
              <g data-part={`pupil-${side}`} stroke="none">
                <circle r={small ? 9.4 : 7.4} fill="var(--bee-line)" />
                {!small && <circle cx={-2.4} cy={-2.7} r={2.2} fill="var(--bee-eye)" />}
              </g>
              <g data-part={`lid-${side}`}>
                <path
                  d="M-34,0H34V-60H-34Z"
                  data-part="blink"
                  fill="var(--bee-body)"
                  strokeWidth={line}
                />
              </g>
            </g>
            <ellipse rx={rx} ry={ry} strokeWidth={line} />
          </>
        )}
      </g>
    );
  });
}
