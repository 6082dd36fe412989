/** What this browser keeps for us between visits. */
export interface Kept {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

export interface Forgetting {
  remove(key: string): void;
}

/**
 * A private window, a full disk or a strict setting can make storage throw at every touch. Then the
 * page remembers by itself, and forgets when it is closed.
 */
export function keepIn(storage: () => Storage): Kept & Forgetting {
  const memory = new Map<string, string>();
  return {
    read(key) {
      try {
        return storage().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key, value) {
      try {
        storage().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Where nothing can be touched, nothing was kept.
      }
    },
  };
}

export const kept = keepIn(() => localStorage);

/** Until the tab is closed: a reload leaves it. */
export const keptInTab = keepIn(() => sessionStorage);
