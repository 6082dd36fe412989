import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { closeReadGate, whenReadsMayBeShown } from './read-gate.ts';
import { stubFetch } from './stub-fetch.ts';

const fetched = stubFetch();
const reply = () => new Response(JSON.stringify({ data: { stats: { currentStreak: 1 } } }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** Whether it has resolved by now. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  void promise.then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return done;
}

test('the reply to a read waits until the gate is open', async () => {
  fetched.mockResolvedValueOnce(reply());
  const open = closeReadGate();
  const read = call('fetchStats', { query: { date: '2026-11-16' } });
  expect(await isDone(read)).toBe(false);
  open();
  expect(await read).toEqual({ stats: { currentStreak: 1 } });
});

test('the reply to a command passes the closed gate', async () => {
  fetched.mockResolvedValueOnce(reply());
  const open = closeReadGate();
  await call('submitDaily', { body: { puzzleNumber: 1, round: 1, word: 'sand' } });
  open();
});

test('a gate that two have closed opens when both have opened it', async () => {
  const [openOne, openOther] = [closeReadGate(), closeReadGate()];
  const reads = whenReadsMayBeShown();
  openOne();
  openOne();
  expect(await isDone(reads)).toBe(false);
  openOther();
  expect(await isDone(reads)).toBe(true);
});

test('a gate that nobody opens opens by itself', async () => {
  closeReadGate();
  const reads = whenReadsMayBeShown();
  vi.advanceTimersByTime(11_000);
  expect(await isDone(reads)).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(await isDone(reads)).toBe(true);
});
