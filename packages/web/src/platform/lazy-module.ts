import { useEffect } from 'react';
import { createStore, type ReadableStore, useStore } from './store.ts';

type LoadResult<Part> = { part: Part } | { error: unknown } | undefined;

/** Code that is loaded on demand, or a little earlier. */
export interface LazyModule<Part> {
  result: ReadableStore<LoadResult<Part>>;
  /** Ignores failures. */
  prefetch(): void;
  fetch(): void;
  /** So that the next use tries again. */
  clearError(): void;
}

/** All exports appear at once; `lazy` may show one component of a chunk before another. */
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

/** Undefined until it is loaded. A failure is thrown. */
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
