import { expect, test, vi } from 'vitest';
import {
  changeIdentity,
  isIdentityChanging,
  onBeforeIdentityChange,
  runIdentityCheck,
  runWithStableIdentity,
} from './identity-change.ts';

function work() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const run = vi.fn<() => Promise<void>>(() => promise);
  return { run, end: () => resolve(), fail: () => reject(new Error('no')) };
}

const settle = () => vi.waitFor(() => expect(isIdentityChanging.get()).toBe(false));

test('a change of identity waits for the pending calls', async () => {
  const call = work();
  const change = work();
  const pendingCall = runWithStableIdentity(call.run);
  const changed = changeIdentity(change.run);
  await vi.waitFor(() => expect(isIdentityChanging.get()).toBe(true));
  expect(change.run).not.toHaveBeenCalled();
  call.end();
  await pendingCall;
  await vi.waitFor(() => expect(change.run).toHaveBeenCalled());
  change.end();
  await changed;
});

test('a call waits for a pending change, also for one that fails', async () => {
  const change = work();
  const changed = changeIdentity(change.run);
  await vi.waitFor(() => expect(change.run).toHaveBeenCalled());
  const call = work();
  const pendingCall = runWithStableIdentity(call.run);
  await Promise.resolve();
  expect(call.run).not.toHaveBeenCalled();
  change.fail();
  await expect(changed).rejects.toThrow('no');
  call.end();
  await pendingCall;
  expect(call.run).toHaveBeenCalledTimes(1);
});

test('a call waits while the identity is being checked', async () => {
  const asking = work();
  runIdentityCheck(asking.run);
  const call = work();
  const pendingCall = runWithStableIdentity(call.run);
  await vi.waitFor(() => expect(asking.run).toHaveBeenCalled());
  expect(call.run).not.toHaveBeenCalled();
  asking.fail();
  call.end();
  await pendingCall;
  expect(call.run).toHaveBeenCalledTimes(1);
});

test('two changes run one after the other', async () => {
  const first = work();
  const second = work();
  const both = [changeIdentity(first.run), changeIdentity(second.run)];
  await vi.waitFor(() => expect(first.run).toHaveBeenCalled());
  expect(second.run).not.toHaveBeenCalled();
  first.end();
  await vi.waitFor(() => expect(second.run).toHaveBeenCalled());
  second.end();
  await Promise.all(both);
  await settle();
});

test('a hanging call delays a change by two seconds at most', async () => {
  vi.useFakeTimers();
  const call = work();
  const change = work();
  const pendingCall = runWithStableIdentity(call.run);
  const changed = changeIdentity(change.run);
  await vi.advanceTimersByTimeAsync(1999);
  expect(change.run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(change.run).toHaveBeenCalled();
  vi.useRealTimers();
  change.end();
  call.end();
  await Promise.all([pendingCall, changed]);
});

test('what is sent before a change may still make calls, and is told when time is up', async () => {
  vi.useFakeTimers();
  const call = work();
  const change = work();
  let isTooLate = false;
  onBeforeIdentityChange(async (timeIsUp) => {
    timeIsUp.addEventListener('abort', () => {
      isTooLate = true;
    });
    await runWithStableIdentity(call.run);
  });
  const changed = changeIdentity(change.run);
  await vi.advanceTimersByTimeAsync(1999);
  expect(call.run).toHaveBeenCalled();
  expect([isTooLate, change.run.mock.calls.length]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect([isTooLate, change.run.mock.calls.length]).toEqual([true, 1]);
  change.end();
  await changed;

  // In time: it isn't interrupted.
  isTooLate = false;
  call.end();
  await changeIdentity(work().run.mockResolvedValue());
  await vi.advanceTimersByTimeAsync(5000);
  expect(isTooLate).toBe(false);
  vi.useRealTimers();
});
