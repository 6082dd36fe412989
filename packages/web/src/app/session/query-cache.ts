import { QueryClient } from '@tanstack/react-query';
import { CallError } from '../../api/call-error.ts';
import { noteQuestions } from './asked.ts';

const mostRetries = 2;

/** One for each player: a new identity never sees what the old one had on screen. */
export function newQueryCache(): QueryClient {
  const cache = new QueryClient({
    defaultOptions: {
      // The browser's idea of being offline is wrong on a machine that plays with itself.
      queries: { networkMode: 'always', retry: isWorthAnotherTry },
      mutations: { networkMode: 'always' },
    },
  });
  noteQuestions(cache);
  return cache;
}

function isWorthAnotherTry(failures: number, error: Error): boolean {
  return failures < mostRetries && error instanceof CallError && mayPass(error);
}

function mayPass({ code }: CallError): boolean {
  return code === 'offline' || code === 'unavailable' || code === 'unexpected';
}
