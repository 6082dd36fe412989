import { expect, test } from 'vitest';
import { computeLatencyPercentiles } from './latency-percentiles.ts';
import { actFromStatus, Tally } from './tally.ts';

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

test('the slow ones are found among the many', () => {
  expect(computeLatencyPercentiles(upTo(1000))).toEqual({
    p50: 501,
    p99: 991,
    p999: 1000,
    max: 1000,
  });
});

test('the order in which they came does not matter', () => {
  expect(computeLatencyPercentiles([9, 1, 5]).p50).toBe(5);
});

test('a refusal by the rules is an answer; a server that breaks has failed', () => {
  expect(
    [200, 409, 429, 500, 503, 0].map((status) => actFromStatus('a word', status).outcome),
  ).toEqual(['done', 'refused', 'refused', 'failed', 'failed', 'failed']);
});

test('counts by kind, the commonest first, and times only what was done', () => {
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
