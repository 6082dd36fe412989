import { createStore, type Shown } from '../platform/store.ts';

/**
 * A request proves its player by the cookie of the moment. One that is under way while the cookie
 * changes arrives with a token that has just ended, and is refused for no fault of its own. So a
 * change waits for the calls under way, and whatever comes later waits for the change.
 */

/** A call that hangs must not keep anybody from signing in. */
const patienceMs = 2000;

const underWay = new Set<Promise<unknown>>();
const isUnderChange = createStore(false);
let isInDoubt = false;
let lastChange: Promise<unknown> = Promise.resolve();

export const identityChanging: Shown<boolean> = isUnderChange;

/** Everything that happens between one identity and the next: the call, and what follows from it. */
export function changeIdentity<Result>(work: () => Promise<Result>): Promise<Result> {
  const change = lastChange.then(async () => {
    isUnderChange.set(true);
    try {
      await withinPatience(Promise.allSettled([...underWay]));
      return await work();
    } finally {
      isUnderChange.set(false);
    }
  });
  lastChange = change.catch(() => {});
  return change;
}

/** Perhaps another tab has changed it. What is asked for meanwhile would be refused, and so waits too. */
export function settleDoubt(askWhoIAm: () => Promise<void>): void {
  isInDoubt = true;
  lastChange = lastChange
    .then(askWhoIAm)
    .catch(() => {})
    .finally(() => {
      isInDoubt = false;
    });
}

export async function asOneIdentity<Result>(work: () => Promise<Result>): Promise<Result> {
  while (isUnderChange.get() || isInDoubt) await lastChange;
  const asked = work();
  underWay.add(asked);
  try {
    return await asked;
  } finally {
    underWay.delete(asked);
  }
}

function withinPatience(work: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  return Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
