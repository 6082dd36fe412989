import { type ClockReading, readClocks } from '../platform/clock-reading.ts';
import { withTabLock } from '../platform/tab-lock.ts';

/** Repeats the entry in `routes`: the whole table is too large for the head script. */
export const openSessionRoute = { method: 'POST', path: '/api/session' } as const;

/** A request that hangs must not hold the lock for ever. */
const timeoutMs = 15_000;

interface PrefetchedSession {
  requestedAt: ClockReading;
  answer: Promise<Response>;
}

const page = globalThis as { prefetchedSession?: PrefetchedSession };

/** Two tabs opened at once in a fresh browser must become one player. */
export const withSessionLock = <Answer>(
  request: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> =>
  withTabLock('bee-jinx-session', () => request(AbortSignal.timeout(timeoutMs)));

/** Opens the session before the app is loaded: a second earlier on a slow phone. */
export function prefetchSession(): void {
  const { method, path } = openSessionRoute;
  const headers = { accept: 'application/json' };
  const answer = withSessionLock((signal) => fetch(path, { method, headers, signal }));
  // Whoever takes the response handles the failure.
  answer.catch(() => {});
  page.prefetchedSession = { requestedAt: readClocks(), answer };
}

/** The early response, once. */
export function takePrefetchedSession(): PrefetchedSession | undefined {
  const early = page.prefetchedSession;
  delete page.prefetchedSession;
  return early;
}
