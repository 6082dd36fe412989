import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debouncePresence } from './debounce-presence.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watch() {
  const announced: string[] = [];
  return { announced, ...debouncePresence((playerId) => announced.push(playerId)) };
}

test('an arrival is announced at once, and once', () => {
  const { announced, arrived } = watch();
  arrived('anna');
  arrived('anna');
  expect(announced).toEqual(['anna']);
});

test('a departure is announced after the grace period', () => {
  const { announced, arrived, departed } = watch();
  arrived('anna');
  departed('anna');
  vi.advanceTimersByTime(1999);
  expect(announced).toEqual(['anna']);
  vi.advanceTimersByTime(1);
  expect(announced).toEqual(['anna', 'anna']);
});

test('a reload is announced as an arrival, never as a departure', () => {
  const { announced, arrived, departed } = watch();
  arrived('anna');
  departed('anna');
  expect(announced).toEqual(['anna']);
  arrived('anna');
  expect(announced).toEqual(['anna', 'anna']);
  vi.advanceTimersByTime(60_000);
  expect(announced).toEqual(['anna', 'anna']);
});

test('nothing is announced after a stop', () => {
  const { announced, arrived, departed, stop } = watch();
  arrived('anna');
  departed('anna');
  stop();
  vi.advanceTimersByTime(60_000);
  expect(announced).toEqual(['anna']);
});
