import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatEvery } from './repeat-every.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the work is repeated until it is stopped', async () => {
  const work = vi.fn(async () => {});
  const stop = repeatEvery(1000, work, () => {});
  await vi.advanceTimersByTimeAsync(3000);
  expect(work).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(3000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('a slow run delays the next one and the stop', async () => {
  const long = Promise.withResolvers<void>();
  const work = vi.fn(() => long.promise);
  const stop = repeatEvery(1000, work, () => {});
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(1);

  const stopped = vi.fn();
  const stopping = stop().then(stopped);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stopped).not.toHaveBeenCalled();
  long.resolve();
  await stopping;
});

test('a failure is reported, and the work is tried again', async () => {
  const onFailure = vi.fn();
  const work = vi.fn(async () => {}).mockRejectedValueOnce(new Error('away'));
  const stop = repeatEvery(1000, work, onFailure);
  await vi.advanceTimersByTimeAsync(2000);
  await stop();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('away'));
  expect(work).toHaveBeenCalledTimes(2);
});
