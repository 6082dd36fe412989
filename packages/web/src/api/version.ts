import { replaceEqualDeep } from '@tanstack/react-query';

function versionOf(value: unknown): number | undefined {
  const version = (value as { version?: unknown } | null | undefined)?.version;
  return typeof version === 'number' ? version : undefined;
}

/** Takes the place of an id in the key of what shows several of a kind: any signal of that kind concerns it. */
export const listKey = 'listed';

/** A signal about something that we have seen already asks for nothing. */
export function isUpToDate(cached: unknown, version: number): boolean {
  const ours = versionOf(cached);
  return ours !== undefined && ours >= version;
}

/**
 * For `structuralSharing`: an answer that was overtaken on its way by a newer one is dropped, so what
 * is shown never goes back in time.
 */
export function keepNewest(cached: unknown, fetched: unknown): unknown {
  const ours = versionOf(cached);
  const theirs = versionOf(fetched);
  if (ours !== undefined && theirs !== undefined && ours > theirs) return cached;
  return replaceEqualDeep(cached, fetched);
}
