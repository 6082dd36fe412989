import { LineChart } from '../../../ui/chart/LineChart.tsx';
import { Sample } from '../Sample.tsx';
import { sampleDays, sampleSeries } from '../samples.ts';

export function LineChartSamples() {
  return (
    <>
      <Sample name="Two lines" note="one with a gap" isWide canFocus>
        <LineChart
          caption="Players and jinxes"
          days={sampleDays}
          series={sampleSeries.slice(0, 2)}
        />
      </Sample>
      <Sample name="Four lines" isWide>
        <LineChart caption="All there is" days={sampleDays} series={sampleSeries} />
      </Sample>
      <Sample name="One day">
        <LineChart
          caption="The first day"
          days={sampleDays.slice(0, 1)}
          series={sampleSeries.slice(0, 2).map(({ name, values }) => ({
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
