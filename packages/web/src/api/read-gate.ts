import { getCurrentPlayerId } from './identity.ts';

/**
 * While a reveal is under way, replies to reads wait: whatever requested them, they could tell on some part of the
 * page how the round ends before the cards have turned over. The player's other tabs wait too, also one that is still
 * loading: it is a lock of the browser, which is released with its tab.
 */

/** Longer than a word's request and its reveal take together; for a tab that the system has put to sleep meanwhile. */
const maxClosedMs = 12_000;

const lockName = () => `bee-jinx-reveal ${getCurrentPlayerId()}`;

/** Those of this tab. Where the browser has no locks, which needs HTTPS, they are the whole gate. */
const closers = new Set<Promise<void>>();

/** Returns a function that opens it again. */
export function closeReadGate(): () => void {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
    setTimeout(resolve, maxClosedMs);
  });
  closers.add(opened);
  void opened.then(() => closers.delete(opened));
  navigator.locks?.request(lockName(), () => opened).catch(() => {});
  return open;
}

/** Resolves as soon as nobody keeps the gate closed. */
export async function whenReadsMayBeShown(): Promise<void> {
  await Promise.all(closers);
  if (!navigator.locks) return;
  const name = lockName();
  const request = (options: LockOptions) =>
    navigator.locks.request(name, options, () => {}).catch(() => {});
  // A tab that sleeps with the lock loses it, so that it holds up one read and not each.
  const timer = setInterval(request, maxClosedMs, { steal: true });
  await request({ mode: 'shared' });
  clearInterval(timer);
}
