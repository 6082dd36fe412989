import type { LatencyPercentiles } from '../figure.ts';
import type { TargetFigures } from './measure.ts';
import { barPlot, type Line, linePlot } from './plot.ts';

/** SVG by file name. */
export function createReportCharts(targets: TargetFigures[]): Record<string, string> {
  return {
    'kinds.svg': kindsChart(targets),
    'rates.svg': linePlot(
      'Time until answered, by the rate of acts',
      { x: { label: 'acts per second' }, y: { label: 'ms', log: true } },
      targets.flatMap(({ name, rates }, index) =>
        twoLines(
          name,
          index,
          rates.map(({ rate, traffic }) => [rate, traffic.spread]),
        ),
      ),
    ),
    'midnight.svg': linePlot(
      'The midnight rush: opening the new puzzle and saying a first word',
      { x: { label: 'tenths of the rush' }, y: { label: 'ms', log: true } },
      targets.flatMap(({ name, rush }, index) =>
        twoLines(
          name,
          index,
          rush.tenths.map((spread, tenth) => [tenth + 1, spread]),
        ),
      ),
    ),
  };
}

function kindsChart(targets: TargetFigures[]): string {
  const tallies = targets.map(({ flatOut: [, { traffic }] }) => traffic.kinds);
  const labels = [...new Set(tallies.flat().map(({ kind }) => kind))];
  return barPlot(
    'Acts per second, flat out',
    labels,
    '/s',
    targets.map(({ name }, index) => ({
      name,
      colour: colourOf(index),
      values: labels.map(
        (label) => tallies[index]?.find(({ kind }) => kind === label)?.perSecond ?? 0,
      ),
    })),
  );
}

function twoLines(name: string, index: number, spreads: [number, LatencyPercentiles][]): Line[] {
  const colour = colourOf(index);
  const known = spreads.filter(([, { p99 }]) => Number.isFinite(p99));
  return [
    { name: `${name} p50`, colour, dashed: true, points: known.map(([x, { p50 }]) => [x, p50]) },
    { name: 'p99', colour, points: known.map(([x, { p99 }]) => [x, p99]) },
  ];
}

const colourOf = (index: number) => (index === 0 ? 1 : 2);
