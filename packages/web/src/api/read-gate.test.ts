import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { setCurrentPlayerId } from './identity.ts';
import { closeReadGate, whenReadsMayBeShown } from './read-gate.ts';
import { stubFetch } from './stub-fetch.ts';

const fetched = stubFetch();
const reply = () => new Response(JSON.stringify({ data: { stats: { currentStreak: 1 } } }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  setCurrentPlayerId('anna');
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether it has resolved by now. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  void promise.then(() => {
    done = true;
  });
  // Locks are granted by the platform, a few turns of the event loop later.
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  return done;
}

describe.each(['with locks', 'in a browser without locks'])('%s', (which) => {
  beforeEach(() => {
    if (which !== 'with locks') vi.stubGlobal('navigator', {});
  });

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
});

/** What another tab does with the browser's lock of this player. */
function closeInOtherTab(playerId = 'anna'): () => void {
  let open = () => {};
  void navigator.locks
    .request(
      `bee-jinx-reveal ${playerId}`,
      () =>
        new Promise<void>((resolve) => {
          open = resolve;
        }),
    )
    .catch(() => {});
  return () => open();
}

test('a gate that another tab has closed is closed here, until it is opened there', async () => {
  const open = closeInOtherTab();
  const reads = whenReadsMayBeShown();
  expect(await isDone(reads)).toBe(false);
  open();
  expect(await isDone(reads)).toBe(true);
});

test('a gate that is closed here is closed in other tabs, until it is opened here', async () => {
  const open = closeReadGate();
  const elsewhere = navigator.locks.request('bee-jinx-reveal anna', { mode: 'shared' }, () => {});
  expect(await isDone(elsewhere)).toBe(false);
  open();
  expect(await isDone(elsewhere)).toBe(true);
});

test('a tab that was put to sleep with the gate closed holds up no other for long, and once', async () => {
  closeInOtherTab();
  const reads = whenReadsMayBeShown();
  expect(await isDone(reads)).toBe(false);
  vi.advanceTimersByTime(12_000);
  expect(await isDone(reads)).toBe(true);
  expect(await isDone(whenReadsMayBeShown())).toBe(true);
});

test('a reveal that waited behind a sleeping tab is still waited for, here and in other tabs', async () => {
  closeInOtherTab();
  const read = whenReadsMayBeShown();
  expect(await isDone(read)).toBe(false);
  vi.advanceTimersByTime(11_000);
  const open = closeReadGate();
  vi.advanceTimersByTime(1000);
  expect(await isDone(read)).toBe(true);
  const elsewhere = navigator.locks.request('bee-jinx-reveal anna', { mode: 'shared' }, () => {});
  const here = whenReadsMayBeShown();
  expect(await isDone(Promise.race([elsewhere, here]))).toBe(false);
  open();
  expect(await isDone(Promise.all([elsewhere, here]))).toBe(true);
});

test('a gate whose lock was taken away in its sleep is still closed in its own tab', async () => {
  const open = closeReadGate();
  await navigator.locks.request('bee-jinx-reveal anna', { steal: true }, () => {});
  const reads = whenReadsMayBeShown();
  expect(await isDone(reads)).toBe(false);
  open();
  expect(await isDone(reads)).toBe(true);
});

test('the reveal of another player holds up nothing', async () => {
  const open = closeInOtherTab('ben');
  expect(await isDone(whenReadsMayBeShown())).toBe(true);
  open();
});
