import { safeLocalStorage } from '../../../platform/safe-storage.ts';

const key = 'migration.declined';

export function declineMigration(anonymousId: string): void {
  safeLocalStorage.write(key, anonymousId);
}

/** It is asked once; who left something isn't asked again. */
export function isMigrationDeclined(anonymousId: string): boolean {
  return safeLocalStorage.read(key) === anonymousId;
}
