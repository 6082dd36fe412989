import type { KeyValueStorage, ListableStorage, RemovableStorage } from './safe-storage.ts';

/** For tests. */
export function createMemoryStorage(
  stored = new Map<string, string>(),
): KeyValueStorage & RemovableStorage & ListableStorage & { stored: Map<string, string> } {
  return {
    stored,
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
    keys: (prefix) => [...stored.keys()].filter((key) => key.startsWith(prefix)),
  };
}
