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

/** What storage would not take, and what stood there instead. */
interface Refused {
  value: string;
  stored: string | null;
}

/**
 * A private window, a full disk or a strict setting can make storage throw at every touch, or at some. Then the
 * page remembers by itself what was refused, and forgets it when it is closed, or when another tab has written
 * something newer there.
 */
export function keepIn(storage: () => Storage): Kept & Forgetting & Listing {
  const memory = new Map<string, Refused>();
  const stored = (key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  return {
    read(key) {
      const now = stored(key);
      const refused = memory.get(key);
      if (refused?.stored === now) return refused.value;
      memory.delete(key);
      return now;
    },
    write(key, value) {
      try {
        storage().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, { value, stored: stored(key) });
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
