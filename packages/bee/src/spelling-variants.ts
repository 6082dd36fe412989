import { type Pair, stripDiacritics, stripSeparators, type WordJudge } from '@bee-jinx/game';
import type { Bee } from './bee.ts';

/** What the games ask of the bee. */
export type WordBee = WordJudge & Pick<Bee, 'reply' | 'suggest' | 'hint' | 'reasonFor'>;

/** The same bee, taking each word in the spelling that it knows: café as cafe, ice cream as icecream. */
export function withSpellingVariants<AnyBee extends WordBee>(bee: AnyBee): AnyBee {
  const known = (word: string): string =>
    bee.knows(word) ? word : (otherSpellings(word).find((spelling) => bee.knows(spelling)) ?? word);
  const knownPair = ([one, other]: Pair): Pair => [known(one), known(other)];
  return {
    ...bee,
    knows: (word) => bee.knows(known(word)),
    sameLemma: (one, other) => bee.sameLemma(known(one), known(other)),
    warmth: (one, other) => bee.warmth(known(one), known(other)),
    reply: (pair, used) => bee.reply(knownPair(pair), used.map(known)),
    hint: (pair, word, step, used = []) => bee.hint(knownPair(pair), word, step, used.map(known)),
    reasonFor: (pair, word) => bee.reasonFor(knownPair(pair), known(word)),
  };
}

/** As people write a word: café, cafe; ice cream, ice-cream, icecream. */
function otherSpellings(word: string): string[] {
  const plain = stripDiacritics(word);
  return [plain, plain.replaceAll(' ', '-'), plain.replaceAll('-', ' '), stripSeparators(plain)];
}
