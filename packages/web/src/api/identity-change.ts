import { createStore, type ReadableStore } from '../platform/store.ts';

/**
 * A request that is under way while the session cookie changes would arrive with an ended token and be refused. So a
 * change of identity waits for the pending calls, and later calls wait for the change.
 */

/** A call that hangs must not keep anybody from signing in. */
const inFlightTimeoutMs = 2000;

const inFlightCalls = new Set<Promise<unknown>>();
const isChanging = createStore(false);
let isChecking = false;
let lastChange: Promise<unknown> = Promise.resolve();

export const isIdentityChanging: ReadableStore<boolean> = isChanging;

/** Runs the call that changes the identity, and what follows from it, exclusively. */
export function changeIdentity<Result>(work: () => Promise<Result>): Promise<Result> {
  const change = lastChange.then(async () => {
    isChanging.set(true);
    try {
      await withTimeLimit(Promise.allSettled([...inFlightCalls]));
      return await work();
    } finally {
      isChanging.set(false);
    }
  });
  lastChange = change.catch(() => {});
  return change;
}

/** Another tab may have changed the identity. Calls wait for the check, since they would be refused meanwhile. */
export function runIdentityCheck(refreshIdentity: () => Promise<void>): void {
  isChecking = true;
  lastChange = lastChange
    .then(refreshIdentity)
    .catch(() => {})
    .finally(() => {
      isChecking = false;
    });
}

export async function runWithStableIdentity<Result>(work: () => Promise<Result>): Promise<Result> {
  while (isChanging.get() || isChecking) await lastChange;
  const pendingCall = work();
  inFlightCalls.add(pendingCall);
  try {
    return await pendingCall;
  } finally {
    inFlightCalls.delete(pendingCall);
  }
}

function withTimeLimit(work: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, inFlightTimeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
