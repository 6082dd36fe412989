import type { Pair } from './daily-game.ts';

/** Why a word links both of the pair, as somebody who knows the language says it; undefined where they don't know. */
export type ReasonFor = (pair: Pair, word: string) => string | undefined;

/** Why each of the two words of a round links its pair, in the order of the words. */
export type Reasons = [string | null, string | null];

/**
 * Of finished rounds, oldest first; null where neither word has one. The pair of a round is what was said in the round
 * before; that of the first is given, or there is none.
 */
export function reasonsOf(
  firstPair: Pair | null,
  said: readonly Pair[],
  reasonFor: ReasonFor,
): (Reasons | null)[] {
  return said.map((words, index) => {
    const pair = said[index - 1] ?? firstPair;
    if (!pair) return null;
    const reasons: Reasons = [reasonFor(pair, words[0]) ?? null, reasonFor(pair, words[1]) ?? null];
    return reasons.some((reason) => reason !== null) ? reasons : null;
  });
}
