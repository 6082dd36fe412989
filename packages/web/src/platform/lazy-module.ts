import { useEffect } from 'react';
import { notePaintedPart } from './painted/parts.ts';
import { createStore, type ReadableStore, useStore } from './store.ts';

type LoadResult<Part> = { part: Part } | { error: unknown } | undefined;

/** Code that is loaded on demand, or a little earlier. */
export interface LazyModule<Part> {
  /** As in `painted-screens.ts`, for what can be in a painted page. */
  name: string | undefined;
  result: ReadableStore<LoadResult<Part>>;
  /** Ignores failures. */
  prefetch(): void;
  /** Undefined where it has failed. */
  load(): Promise<Part | undefined>;
  fetch(): void;
  /** So that the next use tries again. */
  clearError(): void;
}

/** All exports appear at once; `lazy` may show one component of a chunk before another. */
export function lazyModule<Part>(load: () => Promise<Part>, name?: string): LazyModule<Part> {
  const result = createStore<LoadResult<Part>>(undefined);
  let underWay: Promise<void> | undefined;
  let isWanted = false;

  async function tryLoad(): Promise<void> {
    try {
      result.set({ part: await load() });
    } catch (error) {
      if (isWanted) result.set({ error });
    }
    underWay = undefined;
  }

  async function loadOnce(): Promise<Part | undefined> {
    if (!result.get()) {
      underWay ??= tryLoad();
      await underWay;
    }
    const come = result.get();
    return come && 'part' in come ? come.part : undefined;
  }

  return {
    name,
    result,
    prefetch: () => void loadOnce(),
    load: loadOnce,
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
  { name, result, fetch, clearError }: LazyModule<Part>,
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
  if (import.meta.env.VITE_IS_PAINTER && name !== undefined) notePaintedPart(name);
  return come.part;
}
