import { expect, test } from 'vitest';
import { QuietTracker } from './quiet-tracker.ts';

function quietAt(start: number) {
  let now = start;
  const quiet = new QuietTracker(() => now);
  const pass = (ms: number) => {
    now += ms;
  };
  return { quiet, pass };
}

test('a server knows of nothing before its own start', () => {
  const { quiet, pass } = quietAt(5000);
  expect(quiet.msFor('anna')).toBe(0);
  pass(300.7);
  expect(quiet.msFor('anna')).toBe(300);
});

test('it was quiet since the last signal, for those who got it', () => {
  const { quiet, pass } = quietAt(0);
  pass(10_000);
  quiet.recordSignal(['anna', 'berta']);
  pass(200);
  quiet.recordSignal(['berta']);
  pass(50);
  expect(['anna', 'berta', 'clara'].map((id) => quiet.msFor(id))).toEqual([250, 50, 10_250]);
});

test('nothing is said of what passed while nobody listened', () => {
  const { quiet, pass } = quietAt(0);
  pass(10_000);
  quiet.recordSignal(['anna']);
  pass(10_000);
  quiet.reset();
  pass(40);
  expect(quiet.msFor('anna')).toBe(40);
});

test('no more than a minute is ever vouched for, so that what is older may be forgotten', () => {
  const { quiet, pass } = quietAt(0);
  quiet.recordSignal(['anna']);
  pass(60_001);
  quiet.recordSignal(['berta']);
  const before = ['anna', 'berta'].map((id) => quiet.msFor(id));
  quiet.prune();
  expect(['anna', 'berta'].map((id) => quiet.msFor(id))).toEqual(before);
  expect(before).toEqual([60_000, 0]);
});
