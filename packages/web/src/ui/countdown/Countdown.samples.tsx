import { useState } from 'react';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { Countdown } from './Countdown.tsx';
import { TurnClock } from './TurnClock.tsx';

export const section: SampleSection = { chapter: 'signs', order: 3, title: 'Countdowns' };

const now = Date.UTC(2026, 10, 15, 12);
const second = 1000;
const hour = 3600 * second;

const stills = [
  ['Days', 50 * hour],
  ['Hours', 5.2 * hour],
  ['Minutes', 0.2 * hour],
  ['Seconds', 9 * second],
  ['Over', 0],
] as const;

export function Samples() {
  const [until] = useState(() => Date.now() + hour / 2);
  return (
    <>
      <Sample name="Running">
        <p>
          The next pair comes <Countdown until={until} />.
        </p>
        <Countdown until={until} variant="clock" />
      </Sample>
      <Sample name="Of a turn" note="urgent in the last ten seconds" ground="stage">
        {[90, 43, 11, 10, 3, 0].map((seconds) => (
          <TurnClock key={seconds} seconds={seconds} />
        ))}
      </Sample>
      {stills.map(([name, left]) => (
        <Sample key={name} name={name}>
          <Countdown until={now + left} now={now} />
          <Countdown until={now + left} now={now} variant="clock" />
        </Sample>
      ))}
    </>
  );
}
