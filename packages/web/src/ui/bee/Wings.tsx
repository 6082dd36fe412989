import { Ink } from './Ink.tsx';
import type { Side } from './limbs.ts';
import { useSmall } from './small-context.ts';

const upper = 'M0,2C-8-30-44-74-82-64C-110-54-98-8-56,6C-34,13-12,12 0,2Z';
const lower = 'M0,0C-18-2-58,4-68,22C-74,38-52,46-30,34C-14,25-4,12 0,0Z';
const veins = 'M-14-6C-28-22-44-36-62-43M-40-32L-52-20L-68-22M-52-20L-50-6';

export function Wings() {
  return (
    <g data-part="wings">
      <Wing side="l" place="translate(-16 6)" />
      <Wing side="r" place="translate(16 6) scale(-1 1)" />
    </g>
  );
}

function Wing({ side, place }: { side: Side; place: string }) {
  const small = useSmall();
  return (
    <g transform={place}>
      <g data-part={`wing-${side}`}>
        <g data-part="flap">
          {!small && (
            <g data-part={`low-${side}`}>
              <Ink d={lower} fill="bee-wing" />
            </g>
          )}
          <Ink d={upper} fill="bee-wing" line={3.2} />
          {!small && <path d={veins} stroke="var(--bee-line)" strokeWidth={1.6} opacity={0.55} />}
        </g>
      </g>
    </g>
  );
}
