import {
  type Hint,
  type HintStep,
  type LikelyWord,
  memoize,
  type Pair,
  stripDiacritics,
  stripSeparators,
  type WordJudge,
} from '@bee-jinx/game';
import type { PairFigures } from './puzzles/pair-figures.ts';

/**
 * What the games ask of the bee. `used` are the words shown or said in this game, oldest first: the two of the puzzle,
 * then the player's and the bee's of each round. The bee's word is a function of these alone.
 */
export interface WordBee extends WordJudge {
  /** The word that the bee says. */
  reply(pair: Pair, used: readonly string[]): string;
  /** Up to three words that a misspelt one may stand for. */
  suggest(misspelt: string): string[];
  /** Why the word links both of the pair, in a few words; undefined where a tie to either isn't known. */
  reasonFor(pair: Pair, word: string): string | undefined;
  hint(pair: Pair, word: string, step: HintStep, used?: readonly string[]): Hint;
  /** What people say to the pair, the likeliest first; empty where the bee knows neither word. */
  likelyWords(pair: Pair, used: readonly string[]): LikelyWord[];
  /** What a pair that somebody has made is like, estimated quickly enough to be asked while they type. */
  judgePair(pair: Pair): PairFigures & { firstWord: string };
}

/** The same bee, taking each word in the spelling that it knows: café as cafe, ice cream as icecream. */
export function withSpellingVariants<AnyBee extends WordBee>(bee: AnyBee): AnyBee {
  const known = memoize(20_000, (word) =>
    bee.knows(word) ? word : (otherSpellings(word).find((spelling) => bee.knows(spelling)) ?? word),
  );
  const knownPair = ([one, other]: Pair): Pair => [known(one), known(other)];
  return {
    ...bee,
    knows: (word) => bee.knows(known(word)),
    sameLemma: (one, other) => bee.sameLemma(known(one), known(other)),
    warmth: (one, other) => bee.warmth(known(one), known(other)),
    reply: (pair, used) => bee.reply(knownPair(pair), used.map(known)),
    hint: (pair, word, step, used = []) => bee.hint(knownPair(pair), word, step, used.map(known)),
    reasonFor: (pair, word) => bee.reasonFor(knownPair(pair), known(word)),
    likelyWords: (pair, used) => bee.likelyWords(knownPair(pair), used.map(known)),
    judgePair: (pair) => bee.judgePair(knownPair(pair)),
  };
}

/** As people write a word: café, cafe; ice cream, ice-cream, icecream. */
function otherSpellings(word: string): string[] {
  const plain = stripDiacritics(word);
  return [plain, plain.replaceAll(' ', '-'), plain.replaceAll('-', ' '), stripSeparators(plain)];
}
