import type { Hint, HintStep, Pair } from '@bee-jinx/game';
import type { Family } from './family.ts';
import type { Inflections } from './inflections.ts';
import type { Kinds } from './kinds.ts';
import type { Lexicon } from './lexicon.ts';
import type { Mind } from './mind.ts';
import type { Vectors } from './vectors.ts';
import { wordsBeeNeverSays } from './words-bee-never-says.ts';

interface HintParts {
  lexicon: Lexicon;
  inflections: Inflections;
  mind: Mind;
  meaning: Vectors;
  family: Family;
  kinds: Kinds;
}

const decoyCount = 2;

/**
 * What the bee tells about its word: its kind, how it begins and how long it is, then three words of which it is one.
 * Each hint holds for all three words, so that none of them is decided before the last guess.
 */
export class HintMaker {
  readonly #parts: HintParts;
  /** Every lemma that may be shown, by first letter and length, the commonest first. */
  readonly #alike: ReadonlyMap<string, readonly string[]>;

  constructor(parts: HintParts) {
    this.#parts = parts;
    this.#alike = Map.groupBy(findShowableWords(parts), shapeOf);
  }

  at(step: HintStep, pair: Pair, word: string, used: readonly string[]): Hint {
    const { phrase, decoys } = this.#tell(pair, word, used);
    if (step === 1) return { step, kind: phrase };
    if (step === 2) return { step, firstLetter: word.charAt(0), length: word.length };
    return { step, choice: [word, ...decoys].sort() };
  }

  /** The most telling phrase that is true of two more words which look the same. */
  #tell(pair: Pair, word: string, used: readonly string[]): { phrase: string; decoys: string[] } {
    const { kinds, family } = this.#parts;
    const alike = this.#alike.get(shapeOf(word)) ?? [];
    const isTaken = family.kinOf([...pair, ...used, word]);
    const free = alike.filter((other) => other !== word && !isTaken(other));
    const nearest = this.#nearestFirst(pair, free);
    for (const { phrase, kinds: named } of kinds.phrasesFor(word, family)) {
      const decoys = this.#apart(nearest.filter((other) => kinds.isAny(other, named)));
      if (decoys.length === decoyCount) return { phrase, decoys };
    }
    // No two lemmas begin like it and are as long: other forms do, or those nearest in length stand in.
    const { lexicon } = this.#parts;
    const forms = lexicon.forms.filter((form) => shapeOf(form) === shapeOf(word) && !isTaken(form));
    const others = [...this.#alike.values()]
      .flat()
      .filter((other) => other.charAt(0) === word.charAt(0) && !isTaken(other))
      .sort((a, b) => Math.abs(a.length - word.length) - Math.abs(b.length - word.length));
    const [last] = kinds.phrasesFor(word, family).slice(-1);
    return { phrase: last?.phrase ?? '', decoys: this.#apart([...nearest, ...forms, ...others]) };
  }

  /** What lies near the pair could be the bee's word. */
  #nearestFirst(pair: Pair, words: readonly string[]): string[] {
    const { lexicon, meaning } = this.#parts;
    const pairLemmas = pair.flatMap((word) => lexicon.lemma(word) ?? []);
    const nearness = (word: string) => {
      const lemma = lexicon.lemma(word) as number;
      return pairLemmas.reduce((sum, end) => sum + meaning.cosine(lemma, end), 0);
    };
    return words
      .map((word) => ({ word, near: Math.round(nearness(word) * 1e6) }))
      .sort((a, b) => b.near - a.near)
      .map(({ word }) => word);
  }

  /** Shoe and shoes would be one choice. */
  #apart(words: readonly string[]): string[] {
    const chosen: string[] = [];
    for (const word of words) {
      if (chosen.length === decoyCount) break;
      if (!chosen.some((one) => this.#parts.family.areKin(one, word))) chosen.push(word);
    }
    return chosen;
  }
}

const shapeOf = (word: string): string => `${word.charAt(0)}${word.length}`;

/** What people say, as the norms have it: of the rest of the lexicon nobody has said that it is fit to be shown. */
function findShowableWords({ lexicon, inflections, mind }: HintParts): string[] {
  const blockedBases = new Set(
    [...wordsBeeNeverSays].flatMap((word) => inflections.baseOf(word) ?? []),
  );
  return Array.from({ length: lexicon.size }, (_, lemma) => lemma)
    .filter((lemma) => mind.popularity[lemma] !== 0)
    .map((lemma) => lexicon.word(lemma))
    .filter((word) => word.length > 1 && !blockedBases.has(inflections.baseOf(word) as number));
}
