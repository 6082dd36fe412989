import { kept } from '../../../platform/kept.ts';

const key = 'migration.declined';

export function decline(anonymousId: string): void {
  kept.write(key, anonymousId);
}

/** It is asked once; who left something isn't asked again. */
export function wasDeclined(anonymousId: string): boolean {
  return kept.read(key) === anonymousId;
}
