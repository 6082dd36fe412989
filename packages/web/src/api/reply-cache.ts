import { ownBuildId } from '../platform/build-id.ts';
import {
  type KeyValueStorage,
  type RemovableStorage,
  safeLocalStorage,
} from '../platform/safe-storage.ts';

type CachedReplyName = 'friends' | 'active-games';
const names: CachedReplyName[] = ['friends', 'active-games'];

interface ReplyCache {
  save<Answer>(name: CachedReplyName, userId: string | undefined, answer: Answer): Answer;
  /** Nothing where there is none, where it is too old, or where it can't be read: then it is asked for. */
  find<Answer>(
    name: CachedReplyName,
    userId: string | undefined,
    maxAgeMs: number,
  ): { answer: Answer; at: number } | undefined;
  clear(userId: string): void;
}

const keyOf = (name: CachedReplyName, userId = 'anon') => `kept.${name}.${userId}`;

/** Answers that this browser keeps between visits, each player's apart, so that a list is there at once. */
export function createReplyCache(
  store: KeyValueStorage & RemovableStorage,
  buildId: () => string,
): ReplyCache {
  return {
    save(name, userId, answer) {
      const text = JSON.stringify({ buildId: buildId(), at: Date.now(), answer });
      store.write(keyOf(name, userId), text);
      return answer;
    },
    find(name, userId, maxAgeMs) {
      try {
        const found = JSON.parse(store.read(keyOf(name, userId)) ?? 'null');
        const age = Date.now() - found?.at;
        // Another build may have had another shape of it.
        const isGood = found?.buildId === buildId() && age >= 0 && age < maxAgeMs;
        return isGood ? found : undefined;
      } catch {
        return undefined;
      }
    },
    clear(userId) {
      for (const name of names) store.remove(keyOf(name, userId));
    },
  };
}

export const replyCache = createReplyCache(safeLocalStorage, ownBuildId);
