/** What this browser keeps for us between visits. */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

export interface RemovableStorage {
  remove(key: string): void;
}

export interface ListableStorage {
  /** All keys that begin so. */
  keys(prefix: string): string[];
}

/** What storage would not take, and what stood there instead. */
interface FailedWrite {
  value: string;
  stored: string | null;
}

/**
 * A private window, a full disk or a strict setting can make storage throw at every touch, or at some. Then the
 * page remembers by itself what was refused, and forgets it when it is closed, or when another tab has written
 * something newer there.
 */
export function createSafeStorage(
  storage: () => Storage,
): KeyValueStorage & RemovableStorage & ListableStorage {
  const failedWrites = new Map<string, FailedWrite>();
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
      const refused = failedWrites.get(key);
      if (refused?.stored === now) return refused.value;
      failedWrites.delete(key);
      return now;
    },
    write(key, value) {
      try {
        storage().setItem(key, value);
        failedWrites.delete(key);
      } catch {
        failedWrites.set(key, { value, stored: stored(key) });
      }
    },
    remove(key) {
      failedWrites.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Where nothing can be touched, nothing was kept.
      }
    },
    keys(prefix) {
      const all = new Set([...failedWrites.keys(), ...keysOf(storage)]);
      return [...all].filter((key) => key.startsWith(prefix));
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

export const safeLocalStorage = createSafeStorage(() => localStorage);

/** Until the tab is closed: a reload leaves it. */
export const safeSessionStorage = createSafeStorage(() => sessionStorage);
