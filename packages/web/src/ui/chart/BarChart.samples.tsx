import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { BarChart } from './BarChart.tsx';

export const section: SampleSection = { chapter: 'figures', order: 1, title: 'Bar charts' };

const bars = [
  { label: '1', value: 2 },
  { label: '2', value: 19 },
  { label: '3', value: 64 },
  { label: '4', value: 118 },
  { label: '5', value: 71 },
  { label: '6', value: 0 },
  { label: 'no jinx', value: 12 },
];

const headers = ['Rounds', 'Games'] as const;

export function Samples() {
  return (
    <>
      <Sample name="With your own" canFocus>
        <BarChart caption="Rounds to a jinx" headers={headers} bars={bars} mine="4" />
      </Sample>
      <Sample name="Empty">
        <BarChart caption="Rounds, before any game" headers={headers} bars={[]} />
      </Sample>
      <Sample name="Busy">
        <BarChart caption="Rounds, on their way" headers={headers} bars={[]} isBusy />
      </Sample>
      <Sample name="Refused">
        <BarChart
          caption="Rounds, refused"
          headers={headers}
          bars={[]}
          fault="The games couldn’t be counted."
          onRetry={() => {}}
        />
      </Sample>
      <Sample name="Long text">
        <BarChart
          caption="Long names and large numbers"
          headers={['Player', 'Jinxes']}
          mine="Heather Scout"
          bars={[
            { label: 'Maximiliana Wollwortmann', value: 1_204_334 },
            { label: 'Heather Scout', value: 310_008 },
          ]}
        />
      </Sample>
    </>
  );
}
