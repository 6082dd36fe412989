import type { KeyValueStorage, RemovableStorage } from '../../platform/safe-storage.ts';

const keys = {
  id: 'analytics.id',
  firstSeen: 'analytics.firstSeen',
  lastSeen: 'analytics.lastSeen',
} as const;

/** The provider's id for an anonymous browser. `chance` is from 0 up to 1. */
export function readOrCreateAnalyticsId(
  storage: KeyValueStorage,
  now: Date,
  chance: number,
): string {
  const at = now.toISOString();
  storage.write(keys.lastSeen, at);
  const known = storage.read(keys.id);
  if (known?.startsWith('anon_')) return known;
  const id = `anon_${now.getTime().toString(36)}${Math.floor(chance * 36 ** 9)
    .toString(36)
    .padStart(9, '0')}`;
  storage.write(keys.id, id);
  storage.write(keys.firstSeen, at);
  return id;
}

export function clearAnalyticsId(storage: RemovableStorage): void {
  for (const key of Object.values(keys)) storage.remove(key);
}
