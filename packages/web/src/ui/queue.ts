import { useSyncExternalStore } from 'react';

/**
 * What waits for its turn to be shown, the oldest first. It lives outside of React, so that anything
 * may add to it.
 */
export interface Queue<Item> {
  add(item: Item): Queued<Item>;
  remove(id: number): void;
  items(): readonly Queued<Item>[];
  subscribe(listener: () => void): () => void;
}

export type Queued<Item> = Item & { readonly id: number };

export function createQueue<Item extends object>(): Queue<Item> {
  let items: readonly Queued<Item>[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function change(next: readonly Queued<Item>[]): void {
    items = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    add(item) {
      lastId += 1;
      const queued = { ...item, id: lastId };
      change([...items, queued]);
      return queued;
    },
    remove(id) {
      if (items.some((item) => item.id === id)) change(items.filter((item) => item.id !== id));
    },
    items: () => items,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useQueue<Item>(queue: Queue<Item>): readonly Queued<Item>[] {
  return useSyncExternalStore(queue.subscribe, queue.items, queue.items);
}
