import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['two seconds unless told otherwise', undefined, 2000],
  ['the time that it is told', { timeoutMs: 3000, fallbackDelayMs: 100 }, 3000],
])('work waits for the browser to be idle, at most %s', (_what, times, timeout) => {
  const request = vi.fn();
  vi.stubGlobal('requestIdleCallback', request);
  const work = vi.fn();
  whenIdle(work, times);
  expect(request).toHaveBeenCalledExactlyOnceWith(work, { timeout });
  expect(work).not.toHaveBeenCalled();
});

test.each([
  [undefined, 200],
  [{ timeoutMs: 3000, fallbackDelayMs: 100 }, 100],
])('a browser that can’t say it is idle does the work later: %j after %i ms', (times, delayMs) => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const work = vi.fn();
  whenIdle(work, times);
  vi.advanceTimersByTime(delayMs - 1);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});
