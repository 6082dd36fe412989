import type { Signal } from '@bee-jinx/contract/browser';
import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query';

function versionOf(value: unknown): number | undefined {
  const version = (value as { version?: unknown } | null | undefined)?.version;
  return typeof version === 'number' ? version : undefined;
}

/** Takes the place of an id in the keys of lists: any signal of that kind concerns them. */
export const listKey = 'listed';

/** Whether the signal is about a version that is cached already. */
export function isUpToDate(cached: unknown, version: number): boolean {
  const ours = versionOf(cached);
  return ours !== undefined && ours >= version;
}

/** For `structuralSharing`: drops a reply that is older than the cached one. */
export function keepNewest(cached: unknown, fetched: unknown): unknown {
  const ours = versionOf(cached);
  const theirs = versionOf(fetched);
  if (ours !== undefined && theirs !== undefined && ours > theirs) return cached;
  return replaceEqualDeep(cached, fetched);
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Updates the cache from a signal. Returns false where queries that are outdated after it have to be refetched. */
      applySignal?: (cache: QueryClient, signal: Signal) => boolean;
    };
  }
}
