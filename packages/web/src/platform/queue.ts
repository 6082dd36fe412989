import { createStore, type ReadableStore } from './store.ts';

/** Oldest first. */
export interface Queue<Item> extends ReadableStore<readonly Queued<Item>[]> {
  add(item: Item): Queued<Item>;
  remove(id: number): void;
}

export type Queued<Item> = Item & { readonly id: number };

export function createQueue<Item extends object>(): Queue<Item> {
  const { get, set, subscribe } = createStore<readonly Queued<Item>[]>([]);
  let lastId = 0;
  return {
    get,
    subscribe,
    add(item) {
      lastId += 1;
      const queued = { ...item, id: lastId };
      set([...get(), queued]);
      return queued;
    },
    remove(id) {
      if (get().some((item) => item.id === id)) set(get().filter((item) => item.id !== id));
    },
  };
}
