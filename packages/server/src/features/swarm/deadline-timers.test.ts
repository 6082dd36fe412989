import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeadlineTimers } from './deadline-timers.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

function start() {
  const applied: string[] = [];
  const timers = new DeadlineTimers({ now: () => Date.now() });
  timers.onDeadline((swarmId) => void applied.push(swarmId));
  const setIn = (swarmId: string, ms: number) => timers.set(swarmId, Date.now() + ms);
  return { timers, applied, setIn };
}

test('a deadline within a minute is applied on time, one that has passed at once', () => {
  const { applied, setIn } = start();
  setIn('soon', 60_000);
  setIn('passed', -5);
  setIn('late', 60_001);
  vi.advanceTimersByTime(0);
  expect(applied).toEqual(['passed']);
  vi.advanceTimersByTime(59_999);
  expect(applied).toEqual(['passed']);
  vi.advanceTimersByTime(10_000);
  expect(applied).toEqual(['passed', 'soon']);
});

test('a deadline replaces the one before, and none takes it back', () => {
  const { timers, applied, setIn } = start();
  setIn('moved', 1000);
  setIn('moved', 3000);
  setIn('ended', 1000);
  timers.set('ended', null);
  vi.advanceTimersByTime(2000);
  expect(applied).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(applied).toEqual(['moved']);
});

test('nothing is applied once they are stopped', () => {
  const { timers, applied, setIn } = start();
  setIn('soon', 1000);
  timers.stop();
  setIn('later', 1000);
  vi.advanceTimersByTime(5000);
  expect(applied).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
