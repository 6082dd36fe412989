import { QueryClient } from '@tanstack/react-query';
import { CallError } from '../../api/call-error.ts';
import { listed } from '../../api/version.ts';
import { noteQuestions } from './asked.ts';

const mostRetries = 2;

const numbers = new WeakMap<QueryClient, number>();
let made = 0;

/** Tells one cache from another. */
export const numberOf = (cache: QueryClient): number | undefined => numbers.get(cache);

/** One for each player: a new identity never sees what the old one had on screen. */
export function newQueryCache(): QueryClient {
  const cache = new QueryClient({
    defaultOptions: {
      // The browser's idea of being offline is wrong on a machine that plays with itself.
      queries: { networkMode: 'always', retry: isWorthAnotherTry },
      mutations: { networkMode: 'always' },
    },
  });
  // Every look of an admin is recorded, and coming back to the window is no look.
  for (const desk of [['admin'], ['group', listed, 'admin']]) {
    cache.setQueryDefaults(desk, { refetchOnWindowFocus: false });
  }
  made += 1;
  numbers.set(cache, made);
  noteQuestions(cache);
  return cache;
}

function isWorthAnotherTry(failures: number, error: Error): boolean {
  return failures < mostRetries && error instanceof CallError && mayPass(error);
}

function mayPass({ code }: CallError): boolean {
  return code === 'offline' || code === 'unavailable' || code === 'unexpected';
}
