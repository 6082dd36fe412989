import { getCurrentPlayerId } from '../../api/identity.ts';
import { randomHexId } from '../../platform/random-hex-id.ts';
import { safeSessionStorage } from '../../platform/safe-storage.ts';

const storageKey = () => `draft.buzz.sent.${getCurrentPlayerId()}`;
/** No key contains it. */
const separator = '\n';

/** Stable for the same draft until it is posted, also over a reload. */
export function draftIdempotencyKey(draft: object): string {
  const written = JSON.stringify(draft);
  const before = safeSessionStorage.read(storageKey()) ?? '';
  if (before.endsWith(separator + written)) return before.slice(0, before.indexOf(separator));
  const key = randomHexId();
  safeSessionStorage.write(storageKey(), key + separator + written);
  return key;
}

export const clearDraftIdempotencyKey = (): void => safeSessionStorage.remove(storageKey());
