import { BarChart } from '../../../ui/chart/BarChart.tsx';
import { Sample } from '../Sample.tsx';
import { sampleBars } from '../samples.ts';

const headers = ['Rounds', 'Games'] as const;

export function BarChartSamples() {
  return (
    <>
      <Sample name="With your own" canFocus>
        <BarChart caption="Rounds to a jinx" headers={headers} bars={sampleBars} mine="4" />
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
