import type { Query, QueryFunctionContext } from '@tanstack/react-query';
import type { ClockReading } from '../platform/clock-reading.ts';
import { isServerUnavailable } from './call-error.ts';

/** When the last fetch of a query began, unless it has failed and what is saved is shown instead. */
export const fetchStartedAt = new WeakMap<Query, ClockReading>();

/** After an error of a query: what this browser has saved, while the server is unavailable. */
export function savedOrThrow<Data>(
  { client, queryKey }: QueryFunctionContext,
  error: unknown,
  saved: Data | undefined,
): Data {
  if (!saved || !isServerUnavailable(error)) throw error;
  // Not a mark on the data: where that is equal or older, the cache keeps the object that it has.
  fetchStartedAt.delete(client.getQueryCache().find({ queryKey }) as Query);
  return saved;
}
