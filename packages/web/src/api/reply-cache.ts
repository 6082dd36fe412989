import { ownBuildId } from '../platform/build-id.ts';
import { type KeyValueStorage, safeLocalStorage } from '../platform/safe-storage.ts';
import { isTakingOver } from './painted-replies.ts';

type CachedReplyName = 'friends' | 'active-games' | 'home';

interface ReplyCache {
  save<Answer>(name: CachedReplyName, userId: string | undefined, answer: Answer): Answer;
  /** Undefined where there is none, or an outdated or unreadable one, or the server has painted a newer one. */
  find<Answer>(
    name: CachedReplyName,
    userId: string | undefined,
    maxAgeMs: number,
  ): { answer: Answer; at: number } | undefined;
}

const keyOf = (name: CachedReplyName, userId = 'anon') => `kept.${name}.${userId}`;

/** Replies kept between visits, separately for each player, so that a list is shown at once. */
export function createReplyCache(store: KeyValueStorage, buildId: () => string): ReplyCache {
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
        // Another build may use another shape.
        const isGood = found?.buildId === buildId() && age >= 0 && age < maxAgeMs;
        return isGood && !isTakingOver() ? found : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

export const replyCache = createReplyCache(safeLocalStorage, ownBuildId);
