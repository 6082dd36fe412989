/** What this browser keeps for us between visits. */
export interface Kept {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

export interface Forgetting {
  remove(key: string): void;
}

export interface Listing {
  /** All keys that begin so. */
  keys(beginning: string): string[];
}

/**
 * A private window, a full disk or a strict setting can make storage throw at every touch. Then the
 * page remembers by itself, and forgets when it is closed.
 */
export function keepIn(storage: () => Storage): Kept & Forgetting & Listing {
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
    keys(beginning) {
      const all = new Set([...memory.keys(), ...keysOf(storage)]);
      return [...all].filter((key) => key.startsWith(beginning));
    },
  };
}

function keysOf(storage: () => Storage): string[] {
  try {
    return Object.keys(storage());
  } catch {
    return [];
  }
}

export const kept = keepIn(() => localStorage);

/** Until the tab is closed: a reload leaves it. */
export const keptInTab = keepIn(() => sessionStorage);
