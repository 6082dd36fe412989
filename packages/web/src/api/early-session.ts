import { type Moment, thisMoment } from '../platform/moment.ts';
import { oneTabAtATime } from '../platform/one-tab-at-a-time.ts';

/** As `routes` has it: the whole table would be too much for a script that the page waits for. */
export const question = { method: 'POST', path: '/api/session' } as const;

/** A request that hangs must not hold up the other tabs, which wait for its lock. */
const patienceMs = 15_000;

interface EarlyQuestion {
  askedAt: Moment;
  answer: Promise<Response>;
}

const page = globalThis as { earlyQuestion?: EarlyQuestion };

/** Two tabs opened at once in a fresh browser must become one player, not two. */
export const oneAskerAtATime = <Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> => oneTabAtATime('bee-jinx-session', () => ask(AbortSignal.timeout(patienceMs)));

/** Asks who this browser is before the app is there to ask: on a slow phone that is a second earlier. */
export function askEarlyWhoIAm(): void {
  const { method, path } = question;
  const headers = { accept: 'application/json' };
  const answer = oneAskerAtATime((signal) => fetch(path, { method, headers, signal }));
  // Whoever takes it hears of a failure.
  answer.catch(() => {});
  page.earlyQuestion = { askedAt: thisMoment(), answer };
}

/** What was asked early; it is answered once. */
export function takeEarlyQuestion(): EarlyQuestion | undefined {
  const early = page.earlyQuestion;
  delete page.earlyQuestion;
  return early;
}
