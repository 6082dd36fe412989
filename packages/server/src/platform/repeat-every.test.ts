import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatEvery } from './repeat-every.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('it is done time after time, and no more once it was stopped', async () => {
  const work = vi.fn(async () => {});
  const stop = repeatEvery(1000, work, () => {});
  await vi.advanceTimersByTimeAsync(3000);
  expect(work).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(3000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('one that takes long is waited for, by the next and by who stops it', async () => {
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

test('a failure is told, and it is tried again', async () => {
  const told = vi.fn();
  const work = vi.fn(async () => {}).mockRejectedValueOnce(new Error('away'));
  const stop = repeatEvery(1000, work, told);
  await vi.advanceTimersByTimeAsync(2000);
  await stop();
  expect(told).toHaveBeenCalledExactlyOnceWith(new Error('away'));
  expect(work).toHaveBeenCalledTimes(2);
});
