import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { LineChart } from './LineChart.tsx';
import type { Series } from './series.ts';

export const section: SampleSection = {
  chapter: 'figures',
  order: 2,
  title: 'Line charts',
  lead: 'Arrow keys go from day to day.',
};

const days = Array.from({ length: 30 }, (_, day) =>
  new Date(Date.UTC(2026, 9, 17 + day)).toISOString().slice(0, 10),
);

const wave = (middle: number, swing: number, stretch: number) =>
  days.map((_, day) => Math.round(middle + swing * Math.sin(day / stretch)));

const series: Series[] = [
  { name: 'Players', values: wave(420, 140, 3) },
  {
    name: 'Jinxes',
    values: wave(300, 80, 4).map((value, day) => (day === 11 || day === 12 ? null : value)),
  },
  { name: 'Dances', values: wave(150, 60, 2) },
  { name: 'Invites', values: wave(40, 30, 5) },
];

export function Samples() {
  return (
    <>
      <Sample name="Two lines" note="one with a gap" isWide canFocus>
        <LineChart caption="Players and jinxes" days={days} series={series.slice(0, 2)} />
      </Sample>
      <Sample name="Four lines" isWide>
        <LineChart caption="All there is" days={days} series={series} />
      </Sample>
      <Sample name="One day">
        <LineChart
          caption="The first day"
          days={days.slice(0, 1)}
          series={series.slice(0, 2).map(({ name, values }) => ({
            name,
            values: values.slice(0, 1),
          }))}
        />
      </Sample>
      <Sample name="Empty">
        <LineChart caption="Before the first day" days={[]} series={[]} />
      </Sample>
      <Sample name="Busy">
        <LineChart caption="Days on their way" days={[]} series={[]} isBusy />
      </Sample>
      <Sample name="Refused">
        <LineChart
          caption="Days, refused"
          days={[]}
          series={[]}
          fault="The days couldn’t be fetched."
          onRetry={() => {}}
        />
      </Sample>
    </>
  );
}
