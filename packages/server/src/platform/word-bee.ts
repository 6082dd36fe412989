import {
  type Hint,
  type HintStep,
  type Pair,
  type ReasonFor,
  stripDiacritics,
  stripSeparators,
  type WordJudge,
} from '@bee-jinx/game';

/** What the games ask of the bee. `used` is every word shown or said, oldest first. */
export interface WordBee extends WordJudge {
  reply(pair: Pair, used: readonly string[]): string;
  suggest(misspelt: string): string[];
  hint(pair: Pair, word: string, step: HintStep, used: readonly string[]): Hint;
  reasonFor: ReasonFor;
}

/** The same bee, hearing each word in the spelling that it knows. Every game is given this one. */
export function withSpellingVariants(bee: WordBee): WordBee {
  const heard = (word: string): string =>
    bee.knows(word) ? word : (otherSpellings(word).find((spelling) => bee.knows(spelling)) ?? word);
  const heardPair = ([one, other]: Pair): Pair => [heard(one), heard(other)];
  return {
    knows: (word) => bee.knows(heard(word)),
    sameLemma: (one, other) => bee.sameLemma(heard(one), heard(other)),
    warmth: (one, other) => bee.warmth(heard(one), heard(other)),
    reply: (pair, used) => bee.reply(heardPair(pair), used.map(heard)),
    suggest: (misspelt) => bee.suggest(misspelt),
    hint: (pair, word, step, used) => bee.hint(heardPair(pair), word, step, used.map(heard)),
    reasonFor: (pair, word) => bee.reasonFor(heardPair(pair), heard(word)),
  };
}

/** A word as people write it: café, cafe; ice cream, ice-cream, icecream. */
function otherSpellings(word: string): string[] {
  const plain = stripDiacritics(word);
  return [plain, plain.replaceAll(' ', '-'), plain.replaceAll('-', ' '), stripSeparators(plain)];
}
