import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debouncePresence } from './debounce-presence.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watch() {
  const told: string[] = [];
  return { told, ...debouncePresence((playerId) => told.push(playerId)) };
}

test('who comes is told at once, and once', () => {
  const { told, arrived: came } = watch();
  came('anna');
  came('anna');
  expect(told).toEqual(['anna']);
});

test('who goes is told when they have stayed away', () => {
  const { told, arrived: came, departed: went } = watch();
  came('anna');
  went('anna');
  vi.advanceTimersByTime(1999);
  expect(told).toEqual(['anna']);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['anna', 'anna']);
});

test('who reloads is told to be back, for whoever looked in between, and never to be gone', () => {
  const { told, arrived: came, departed: went } = watch();
  came('anna');
  went('anna');
  expect(told).toEqual(['anna']);
  came('anna');
  expect(told).toEqual(['anna', 'anna']);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(['anna', 'anna']);
});

test('nothing is told once it is over', () => {
  const { told, arrived: came, departed: went, stop } = watch();
  came('anna');
  went('anna');
  stop();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(['anna']);
});
