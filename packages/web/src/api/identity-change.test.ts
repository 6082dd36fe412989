import { expect, test, vi } from 'vitest';
import {
  changeIdentity,
  isIdentityChanging,
  runIdentityCheck,
  runWithStableIdentity,
} from './identity-change.ts';

function work() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const begun = vi.fn<() => Promise<void>>(() => promise);
  return { begun, end: () => resolve(), fail: () => reject(new Error('no')) };
}

const settle = () => vi.waitFor(() => expect(isIdentityChanging.get()).toBe(false));

test('a change of identity waits for the pending calls', async () => {
  const call = work();
  const change = work();
  const pendingCall = runWithStableIdentity(call.begun);
  const changed = changeIdentity(change.begun);
  await vi.waitFor(() => expect(isIdentityChanging.get()).toBe(true));
  expect(change.begun).not.toHaveBeenCalled();
  call.end();
  await pendingCall;
  await vi.waitFor(() => expect(change.begun).toHaveBeenCalled());
  change.end();
  await changed;
});

test('a call waits for a pending change, also for one that fails', async () => {
  const change = work();
  const changed = changeIdentity(change.begun);
  await vi.waitFor(() => expect(change.begun).toHaveBeenCalled());
  const call = work();
  const pendingCall = runWithStableIdentity(call.begun);
  await Promise.resolve();
  expect(call.begun).not.toHaveBeenCalled();
  change.fail();
  await expect(changed).rejects.toThrow('no');
  call.end();
  await pendingCall;
  expect(call.begun).toHaveBeenCalledTimes(1);
});

test('a call waits while the identity is being checked', async () => {
  const asking = work();
  runIdentityCheck(asking.begun);
  const call = work();
  const pendingCall = runWithStableIdentity(call.begun);
  await vi.waitFor(() => expect(asking.begun).toHaveBeenCalled());
  expect(call.begun).not.toHaveBeenCalled();
  asking.fail();
  call.end();
  await pendingCall;
  expect(call.begun).toHaveBeenCalledTimes(1);
});

test('two changes run one after the other', async () => {
  const first = work();
  const second = work();
  const both = [changeIdentity(first.begun), changeIdentity(second.begun)];
  await vi.waitFor(() => expect(first.begun).toHaveBeenCalled());
  expect(second.begun).not.toHaveBeenCalled();
  first.end();
  await vi.waitFor(() => expect(second.begun).toHaveBeenCalled());
  second.end();
  await Promise.all(both);
  await settle();
});

test('a hanging call delays a change by two seconds at most', async () => {
  vi.useFakeTimers();
  const call = work();
  const change = work();
  const pendingCall = runWithStableIdentity(call.begun);
  const changed = changeIdentity(change.begun);
  await vi.advanceTimersByTimeAsync(1999);
  expect(change.begun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(change.begun).toHaveBeenCalled();
  vi.useRealTimers();
  change.end();
  call.end();
  await Promise.all([pendingCall, changed]);
});
