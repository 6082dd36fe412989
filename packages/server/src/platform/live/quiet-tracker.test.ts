import { expect, test } from 'vitest';
import { QuietTracker } from './quiet-tracker.ts';

function trackerAt(start: number) {
  let now = start;
  const tracker = new QuietTracker(() => now);
  const advance = (ms: number) => {
    now += ms;
  };
  return { tracker, advance };
}

test('the time counts from the start of the server', () => {
  const { tracker, advance } = trackerAt(5000);
  expect(tracker.msFor('anna')).toBe(0);
  advance(300.7);
  expect(tracker.msFor('anna')).toBe(300);
});

test('the time counts from the player’s last signal', () => {
  const { tracker, advance } = trackerAt(0);
  advance(10_000);
  tracker.recordSignal(['anna', 'berta']);
  advance(200);
  tracker.recordSignal(['berta']);
  advance(50);
  expect(['anna', 'berta', 'clara'].map((id) => tracker.msFor(id))).toEqual([250, 50, 10_250]);
});

test('the time counts from a reset', () => {
  const { tracker, advance } = trackerAt(0);
  advance(10_000);
  tracker.recordSignal(['anna']);
  advance(10_000);
  tracker.reset();
  advance(40);
  expect(tracker.msFor('anna')).toBe(40);
});

test('the time is at most a minute, so that pruning changes nothing', () => {
  const { tracker, advance } = trackerAt(0);
  tracker.recordSignal(['anna']);
  advance(60_001);
  tracker.recordSignal(['berta']);
  const before = ['anna', 'berta'].map((id) => tracker.msFor(id));
  tracker.prune();
  expect(['anna', 'berta'].map((id) => tracker.msFor(id))).toEqual(before);
  expect(before).toEqual([60_000, 0]);
});
