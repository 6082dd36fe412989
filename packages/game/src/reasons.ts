import type { Pair } from './daily-game.ts';

/** Why a word links both words of the pair; undefined where that is unknown. */
export type ReasonFor = (pair: Pair, word: string) => string | undefined;

/** Why each of the two words of a round links its pair, in the order of the words. */
export type Reasons = [string | null, string | null];

/**
 * The reasons of finished rounds, oldest first; null where neither word has one. The pair of a round is the words of the
 * round before; for the first round it is `firstPair`, if there is one.
 */
export function reasonsOf(
  firstPair: Pair | null,
  rounds: readonly Pair[],
  reasonFor: ReasonFor,
): (Reasons | null)[] {
  return rounds.map((words, index) => {
    const pair = rounds[index - 1] ?? firstPair;
    if (!pair) return null;
    const reasons: Reasons = [reasonFor(pair, words[0]) ?? null, reasonFor(pair, words[1]) ?? null];
    return reasons.some((reason) => reason !== null) ? reasons : null;
  });
}
