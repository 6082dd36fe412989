import { createStore, type ReadableStore } from '../platform/store.ts';

/**
 * A request that is under way while the session cookie changes would arrive with an ended token and be refused. So a
 * change of identity waits for the pending calls, and later calls wait for the change.
 */

/** A call that hangs must not keep anybody from signing in. */
const inFlightTimeoutMs = 2000;

type BeforeChange = (timeIsUp: AbortSignal) => Promise<void>;

const beforeChange = new Set<BeforeChange>();
const inFlightCalls = new Set<Promise<unknown>>();
const isChanging = createStore(false);
let isChecking = false;
let lastChange: Promise<unknown> = Promise.resolve();

export const isIdentityChanging: ReadableStore<boolean> = isChanging;

/** For what must be sent while its player is still the current one. `timeIsUp` is aborted right before the change, if it hasn't ended by then. */
export function onBeforeIdentityChange(work: BeforeChange): void {
  beforeChange.add(work);
}

/** Runs the call that changes the identity, and what follows from it, exclusively. */
export function changeIdentity<Result>(work: () => Promise<Result>): Promise<Result> {
  const change = lastChange.then(async () => {
    const limit = startTimeLimit();
    await limit.race([...beforeChange].map((prepare) => prepare(limit.timeIsUp)));
    isChanging.set(true);
    try {
      await limit.race([...inFlightCalls]);
      limit.cancel();
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

function startTimeLimit() {
  const limit = new AbortController();
  const timeout = new Promise((resolve) => limit.signal.addEventListener('abort', resolve));
  const timer = setTimeout(() => limit.abort(), inFlightTimeoutMs);
  return {
    timeIsUp: limit.signal,
    race: (work: Promise<unknown>[]) => Promise.race([Promise.allSettled(work), timeout]),
    cancel: () => clearTimeout(timer),
  };
}
