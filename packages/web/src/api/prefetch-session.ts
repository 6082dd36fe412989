import { type ClockReading, readClocks } from '../platform/clock-reading.ts';
import { withTabLock } from '../platform/tab-lock.ts';

/** As `routes` has it: the whole table would be too much for a script that the page waits for. */
export const openSessionRoute = { method: 'POST', path: '/api/session' } as const;

/** A request that hangs must not hold up the other tabs, which wait for its lock. */
const patienceMs = 15_000;

interface PrefetchedSession {
  requestedAt: ClockReading;
  answer: Promise<Response>;
}

const page = globalThis as { prefetchedSession?: PrefetchedSession };

/** Two tabs opened at once in a fresh browser must become one player, not two. */
export const withSessionLock = <Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> => withTabLock('bee-jinx-session', () => ask(AbortSignal.timeout(patienceMs)));

/** Asks who this browser is before the app is there to ask: on a slow phone that is a second earlier. */
export function prefetchSession(): void {
  const { method, path } = openSessionRoute;
  const headers = { accept: 'application/json' };
  const answer = withSessionLock((signal) => fetch(path, { method, headers, signal }));
  // Whoever takes it hears of a failure.
  answer.catch(() => {});
  page.prefetchedSession = { requestedAt: readClocks(), answer };
}

/** What was asked early; it is answered once. */
export function takePrefetchedSession(): PrefetchedSession | undefined {
  const early = page.prefetchedSession;
  delete page.prefetchedSession;
  return early;
}
