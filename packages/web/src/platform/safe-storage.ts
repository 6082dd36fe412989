export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

export interface RemovableStorage {
  remove(key: string): void;
}

export interface ListableStorage {
  keys(prefix: string): string[];
}

/** A value that storage refused, and what it held instead. */
interface FailedWrite {
  value: string;
  stored: string | null;
}

/**
 * Storage can throw at any access in a private window, on a full disk or by a strict setting. Refused values
 * are kept in memory until the page is closed or another tab has written something newer.
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
        // A storage that throws here has stored nothing.
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

/** The painter serves everybody, so it keeps nothing: not even in memory. */
const noStorage: ReturnType<typeof createSafeStorage> = {
  read: () => null,
  write: () => {},
  remove: () => {},
  keys: () => [],
};
const isPainter = import.meta.env.VITE_IS_PAINTER === 'true';

export const safeLocalStorage = isPainter ? noStorage : createSafeStorage(() => localStorage);

/** Survives a reload, until the tab is closed. */
export const safeSessionStorage = isPainter ? noStorage : createSafeStorage(() => sessionStorage);
