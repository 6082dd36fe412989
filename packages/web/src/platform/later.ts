import { useEffect } from 'react';
import { createStore, type Shown, useStore } from './store.ts';

type Arrival<Part> = { part: Part } | { error: unknown } | undefined;

/** Code that comes when it is wanted, or a little before. */
export interface Later<Part> {
  arrival: Shown<Arrival<Part>>;
  /** Ahead of time, when a failure is nobody's business yet. */
  fetchAhead(): void;
  fetch(): void;
  /** The next who want it may try again. */
  forgive(): void;
}

/** What comes by it is there all at once; `lazy` may show one component of a chunk before another. */
export function later<Part>(load: () => Promise<Part>): Later<Part> {
  const arrival = createStore<Arrival<Part>>(undefined);
  let isUnderWay = false;
  let isWanted = false;

  async function bring(): Promise<void> {
    if (isUnderWay || arrival.get()) return;
    isUnderWay = true;
    try {
      arrival.set({ part: await load() });
    } catch (error) {
      if (isWanted) arrival.set({ error });
    }
    isUnderWay = false;
  }

  return {
    arrival,
    fetchAhead: () => void bring(),
    fetch() {
      isWanted = true;
      void bring();
    },
    forgive() {
      isWanted = false;
      const come = arrival.get();
      if (come && 'error' in come) arrival.set(undefined);
    },
  };
}

/** Nothing until it is there. A failure is thrown. */
export function useLater<Part>({ arrival, fetch, forgive }: Later<Part>, isWanted: boolean) {
  const come = useStore(arrival);
  useEffect(() => {
    if (!isWanted) return;
    fetch();
    return forgive;
  }, [isWanted, fetch, forgive]);
  if (!isWanted || !come) return undefined;
  if ('error' in come) throw come.error;
  return come.part;
}
