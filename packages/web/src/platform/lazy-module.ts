import { useEffect } from 'react';
import { createStore, type ReadableStore, useStore } from './store.ts';

type LoadResult<Part> = { part: Part } | { error: unknown } | undefined;

/** Code that comes when it is wanted, or a little before. */
export interface LazyModule<Part> {
  result: ReadableStore<LoadResult<Part>>;
  /** Ahead of time, when a failure is nobody's business yet. */
  prefetch(): void;
  fetch(): void;
  /** The next who want it may try again. */
  clearError(): void;
}

/** What comes by it is there all at once; `lazy` may show one component of a chunk before another. */
export function lazyModule<Part>(load: () => Promise<Part>): LazyModule<Part> {
  const result = createStore<LoadResult<Part>>(undefined);
  let isUnderWay = false;
  let isWanted = false;

  async function loadOnce(): Promise<void> {
    if (isUnderWay || result.get()) return;
    isUnderWay = true;
    try {
      result.set({ part: await load() });
    } catch (error) {
      if (isWanted) result.set({ error });
    }
    isUnderWay = false;
  }

  return {
    result,
    prefetch: () => void loadOnce(),
    fetch() {
      isWanted = true;
      void loadOnce();
    },
    clearError() {
      isWanted = false;
      const come = result.get();
      if (come && 'error' in come) result.set(undefined);
    },
  };
}

/** Nothing until it is there. A failure is thrown. */
export function useLazyModule<Part>(
  { result, fetch, clearError }: LazyModule<Part>,
  isWanted: boolean,
) {
  const come = useStore(result);
  useEffect(() => {
    if (!isWanted) return;
    fetch();
    return clearError;
  }, [isWanted, fetch, clearError]);
  if (!isWanted || !come) return undefined;
  if ('error' in come) throw come.error;
  return come.part;
}
