import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { isRefusal } from '../../api/call-error.ts';
import { atMostMsSince, type Moment, thisMoment } from '../../platform/moment.ts';

/** When the question under way began; when the question began whose answer is shown. */
const began = new WeakMap<object, Moment>();
const asked = new WeakMap<object, Moment>();

/** Remembers of every query when the server was asked: the answer may be newer than that, never older. */
export function noteQuestions(cache: QueryClient): void {
  cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') began.set(query, thisMoment());
    // Not what somebody has put there: nobody knows since when it was so.
    if (action.type === 'success' && !action.manual) move(query);
    if (action.type === 'error' && isRefusal(action.error)) move(query);
  });
}

/** For what was put there, by whoever knows when it was asked for. */
export function noteAsked(cache: QueryClient, queryKey: QueryKey, at: Moment): void {
  const query = cache.getQueryCache().find({ queryKey });
  if (query) asked.set(query, at);
}

/** Whether what is shown, or about to be shown for the first time, was asked for less than so long ago. */
export function isAskedWithin(query: Query, ms: number): boolean {
  const { status, error, fetchStatus, fetchFailureCount } = query.state;
  const at = status === 'success' || isRefusal(error) ? asked.get(query) : undefined;
  const isOnItsWay = status === 'pending' && fetchStatus === 'fetching' && fetchFailureCount === 0;
  const since = isOnItsWay ? began.get(query) : at;
  return since !== undefined && atMostMsSince(since) < ms;
}

function move(query: object): void {
  const at = began.get(query);
  if (at) asked.set(query, at);
  else asked.delete(query);
}
