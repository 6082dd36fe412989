import { type Forgetting, type Kept, kept } from './kept.ts';
import { ownBuildId } from './offline/build-id.ts';

type AnswerName = 'friends' | 'active-games';
const names: AnswerName[] = ['friends', 'active-games'];

interface KeptAnswers {
  keep<Answer>(name: AnswerName, userId: string | undefined, answer: Answer): Answer;
  /** Nothing where there is none, where it is too old, or where it can't be read: then it is asked for. */
  find<Answer>(
    name: AnswerName,
    userId: string | undefined,
    mostMs: number,
  ): { answer: Answer; at: number } | undefined;
  forget(userId: string): void;
}

const keyOf = (name: AnswerName, userId = 'anon') => `kept.${name}.${userId}`;

/** Answers that this browser keeps between visits, each player's apart, so that a list is there at once. */
export function createKeptAnswers(store: Kept & Forgetting, buildId: () => string): KeptAnswers {
  return {
    keep(name, userId, answer) {
      const text = JSON.stringify({ buildId: buildId(), at: Date.now(), answer });
      store.write(keyOf(name, userId), text);
      return answer;
    },
    find(name, userId, mostMs) {
      try {
        const found = JSON.parse(store.read(keyOf(name, userId)) ?? 'null');
        const age = Date.now() - found?.at;
        // Another build may have had another shape of it.
        const isGood = found?.buildId === buildId() && age >= 0 && age < mostMs;
        return isGood ? found : undefined;
      } catch {
        return undefined;
      }
    },
    forget(userId) {
      for (const name of names) store.remove(keyOf(name, userId));
    },
  };
}

export const keptAnswers = createKeptAnswers(kept, ownBuildId);
