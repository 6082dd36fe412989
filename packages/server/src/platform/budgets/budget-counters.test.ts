import { afterEach, expect, test, vi } from 'vitest';
import { BudgetCounters } from './budget-counters.ts';

afterEach(() => void vi.useRealTimers());

test('a window ends in time although the clock is set back', async () => {
  vi.useFakeTimers();
  const counters = new BudgetCounters(undefined, 'a secret');
  const take = () => counters.take('honey', 1, { limit: 1, windowMs: 60_000 });
  await take();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await take()).toEqual({ isTaken: false, waitMs: 60_000 });
  vi.advanceTimersByTime(60_000);
  expect(await take()).toMatchObject({ isTaken: true });
});
