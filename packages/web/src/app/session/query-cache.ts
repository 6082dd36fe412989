import { QueryClient } from '@tanstack/react-query';
import { CallError } from '../../api/call-error.ts';
import { listKey } from '../../api/version.ts';
import { trackRequestTimes } from './request-times.ts';

const maxRetries = 2;

const cacheIds = new WeakMap<QueryClient, number>();
let made = 0;

export const cacheIdOf = (cache: QueryClient): number | undefined => cacheIds.get(cache);

/** One per player: a new identity never sees another's data. */
export function createQueryCache(): QueryClient {
  const cache = new QueryClient({
    defaultOptions: {
      // `navigator.onLine` is wrong on a machine without a network that serves itself.
      queries: { networkMode: 'always', retry: shouldRetry },
      mutations: { networkMode: 'always' },
    },
  });
  // Every request of an admin is audited, so a focus must not refetch.
  for (const desk of [['admin'], ['group', listKey, 'admin']]) {
    cache.setQueryDefaults(desk, { refetchOnWindowFocus: false });
  }
  made += 1;
  cacheIds.set(cache, made);
  trackRequestTimes(cache);
  return cache;
}

function shouldRetry(failures: number, error: Error): boolean {
  return failures < maxRetries && error instanceof CallError && isTransient(error);
}

function isTransient({ code }: CallError): boolean {
  return code === 'offline' || code === 'unavailable' || code === 'unexpected';
}
