import { expect, test } from 'vitest';
import { computeLatencyPercentiles } from '../figure.ts';
import { actFromStatus, Tally } from './tally.ts';

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

test('percentiles of a thousand latencies are found', () => {
  expect(computeLatencyPercentiles(upTo(1000))).toEqual({
    p50: 501,
    p99: 991,
    p999: 1000,
    max: 1000,
  });
});

test('percentiles do not depend on the order of the values', () => {
  expect(computeLatencyPercentiles([9, 1, 5]).p50).toBe(5);
});

test('a 4xx counts as refused; a 5xx or no status as failed', () => {
  expect(
    [200, 409, 429, 500, 503, 0].map((status) => actFromStatus('a word', status).outcome),
  ).toEqual(['done', 'refused', 'refused', 'failed', 'failed', 'failed']);
});

test('acts are counted by kind, the most frequent first, and only done ones are timed', () => {
  const tally = new Tally();
  tally.record({ kind: 'a post', outcome: 'done' }, 8);
  for (const ms of [1, 2, 3]) tally.record({ kind: 'a word', outcome: 'done' }, ms);
  tally.record({ kind: 'a word', outcome: 'refused' }, 1000);
  tally.record(actFromStatus('a word', 503), 1000);
  const traffic = tally.over(2);
  expect(traffic).toMatchObject({ perSecond: 2, refused: 1, failed: 1, reasons: { 503: 1 } });
  expect(traffic.spread.max).toBe(8);
  expect(traffic.kinds.map(({ kind, perSecond }) => [kind, perSecond])).toEqual([
    ['a word', 1.5],
    ['a post', 0.5],
  ]);
});
