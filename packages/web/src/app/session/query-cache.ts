import { QueryClient } from '@tanstack/react-query';
import { CallError } from '../../api/call-error.ts';
import { listKey } from '../../api/version.ts';
import { trackRequestTimes } from './request-times.ts';

const mostRetries = 2;

const cacheIds = new WeakMap<QueryClient, number>();
let made = 0;

/** Tells one cache from another. */
export const cacheIdOf = (cache: QueryClient): number | undefined => cacheIds.get(cache);

/** One for each player: a new identity never sees what the old one had on screen. */
export function createQueryCache(): QueryClient {
  const cache = new QueryClient({
    defaultOptions: {
      // The browser's idea of being offline is wrong on a machine that plays with itself.
      queries: { networkMode: 'always', retry: shouldRetry },
      mutations: { networkMode: 'always' },
    },
  });
  // Every look of an admin is recorded, and coming back to the window is no look.
  for (const desk of [['admin'], ['group', listKey, 'admin']]) {
    cache.setQueryDefaults(desk, { refetchOnWindowFocus: false });
  }
  made += 1;
  cacheIds.set(cache, made);
  trackRequestTimes(cache);
  return cache;
}

function shouldRetry(failures: number, error: Error): boolean {
  return failures < mostRetries && error instanceof CallError && isTransient(error);
}

function isTransient({ code }: CallError): boolean {
  return code === 'offline' || code === 'unavailable' || code === 'unexpected';
}
