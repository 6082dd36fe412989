import { matchOf } from '@bee-jinx/game';
import { isProfane } from '../../platform/profanity.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { CachedBee } from './cached-bee.ts';

const suggestionsGiven = 3;

/** It costs no round, and comes with what may have been meant. */
export function unknownWordRefusal(
  mind: CachedBee,
  word: string,
  said: readonly string[],
): Refusal {
  if (!/\p{Script=Latin}/u.test(word)) {
    return new Refusal('word_unknown', {
      message: 'The bee knows English words only.',
      details: { suggestions: [] },
    });
  }
  const isFree = (one: string) =>
    !said.some((other) => matchOf(one, other, mind.judge.sameLemma)) && !isProfane(one);
  const suggestions = mind.suggest(word).filter(isFree).slice(0, suggestionsGiven);
  return new Refusal('word_unknown', { details: { suggestions } });
}
