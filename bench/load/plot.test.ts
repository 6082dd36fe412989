import { expect, test } from 'vitest';
import { barPlot, linearTicks, linePlot, logTicks } from './plot.ts';

test('linear ticks are round numbers that reach the maximum', () => {
  expect(linearTicks(87)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(linearTicks(1)).toHaveLength(6);
});

test('logarithmic ticks lie around all values', () => {
  expect(logTicks([3, 70])).toEqual([2, 5, 10, 20, 50, 100]);
  expect(logTicks([5, 5])).toEqual([5, 10]);
  expect(logTicks([0, 40])).toEqual([20, 50]);
});

const axes = { x: { label: 'rate' }, y: { label: 'ms', log: true } };

test('a line goes up where the values do', () => {
  const svg = linePlot('Times', axes, [
    {
      name: 'p99',
      colour: 1,
      points: [
        [1, 2],
        [2, 50],
      ],
    },
  ]);
  const [from, to] = (/points="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ');
  const [fromX = 0, fromY = 0] = (from ?? '').split(',').map(Number);
  const [toX = 0, toY = 0] = (to ?? '').split(',').map(Number);
  expect(toX).toBeGreaterThan(fromX);
  expect(toY).toBeLessThan(fromY);
});

test('bars are as long as their values, and labels are escaped', () => {
  const bars = { name: 'one', colour: 1 as const, values: [10, 5] };
  const svg = barPlot('a < b & "c"', ['x', 'y'], '/s', [bars]);
  const widths = [...svg.matchAll(/width="([\d.]+)" height="[\d.]+" rx="2"/g)].map(([, w]) =>
    Number(w),
  );
  expect(widths).toHaveLength(2);
  expect(widths[0]).toBeCloseTo(2 * (widths[1] ?? 0), 0);
  expect(svg).toContain('a &lt; b &amp; &quot;c&quot;');
});

test('a chart has colours for light and for dark pages', () => {
  expect(barPlot('t', [], '', [])).toContain('prefers-color-scheme:dark');
});
