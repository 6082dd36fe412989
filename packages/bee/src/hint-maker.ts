import type { Hint, HintStep, Pair } from '@bee-jinx/game';
import type { Family } from './family.ts';
import type { Inflections } from './inflections.ts';
import type { Kinds } from './kinds.ts';
import type { Lexicon } from './lexicon.ts';
import type { Mind } from './mind.ts';
import type { Vectors } from './vectors.ts';
import type { Warmth } from './warmth.ts';
import { namesNeverDecoys, wordsBeeNeverSays, wordsNeverDecoys } from './words-bee-never-says.ts';

interface HintParts {
  lexicon: Lexicon;
  inflections: Inflections;
  mind: Mind;
  meaning: Vectors;
  warmth: Warmth;
  family: Family;
  kinds: Kinds;
}

/** A sentence about the bee's word, and of which other words it is true. */
interface Statement {
  phrase: string;
  isTrueOf(word: string): boolean;
}

const fallbackStatement: Statement = { phrase: 'an English word', isTrueOf: () => true };
const decoyCount = 2;
/** A word that so few lines of the norms say is too rare to be taken for the answer: beside a rare answer, and beside a common one. */
const minDecoyPopularity = 4;
const minShareOfPopularity = 1 / 6;
const maxDecoyPopularity = 40;
/** Finer than any difference that matters, coarser than any rounding that could differ. */
const strengthPrecision = 1e6;

/**
 * What the bee tells about its word: its kind, how it begins and how long it is, then three words of which it is one.
 * Each hint is true of all three words, so that neither the first nor the second decides the last one.
 */
export class HintMaker {
  readonly #parts: HintParts;
  /** Every word that may be shown, by first letter and length, the commonest first. */
  readonly #showableByShape: ReadonlyMap<string, readonly string[]>;

  constructor(parts: HintParts) {
    this.#parts = parts;
    const { lexicon, inflections } = parts;
    const hidden = new Set(
      [...wordsBeeNeverSays, ...wordsNeverDecoys].flatMap((word) => inflections.baseOf(word) ?? []),
    );
    const showable = lexicon.forms.filter(
      (form) => form.length > 1 && !hidden.has(inflections.baseOf(form) as number),
    );
    this.#showableByShape = Map.groupBy(showable, shapeOf);
  }

  at(step: HintStep, pair: Pair, word: string, used: readonly string[]): Hint {
    if (step === 2) return { step, firstLetter: word.charAt(0), length: countLetters(word) };
    const { phrase, decoys } = this.#tell(pair, word, used);
    return step === 1 ? { step, kind: phrase } : { step, choice: [word, ...decoys].sort() };
  }

  /** The most telling statement that is true of two more words of the same shape. */
  #tell(pair: Pair, word: string, used: readonly string[]): { phrase: string; decoys: string[] } {
    const isTaken = this.#parts.family.kinOf([...pair, ...used, word]);
    const alike = this.#showableByShape.get(shapeOf(word)) ?? [];
    const floor = Math.min(this.#popularity(word) * minShareOfPopularity, maxDecoyPopularity);
    for (const popularity of [Math.max(floor, minDecoyPopularity), minDecoyPopularity, 0]) {
      const isFamiliar = (one: string) => popularity === 0 || this.#isFamiliar(one, popularity);
      const candidates = this.#bestLinksFirst(
        pair,
        alike.filter((one) => isFamiliar(one) && !isTaken(one)),
      );
      for (const { phrase, isTrueOf } of this.#statements(pair, word, popularity === 0)) {
        const decoys = this.#chooseDecoys(pair, word, candidates, isTrueOf);
        if (decoys.length === decoyCount) return { phrase, decoys };
      }
    }
    throw new Error(`The lexicon has no two words that begin like ${word} and are as long.`);
  }

  /** The most telling first. Lazily, as the warmth of two words takes a while. */
  *#statements(pair: Pair, word: string, needsFallback: boolean): Generator<Statement> {
    yield* this.#parts.kinds.statementsAbout(word, this.#parts.family);
    yield this.#closeness(pair, word);
    if (needsFallback) yield fallbackStatement;
  }

  /** To which word of the pair it is closer: true and telling of a word whose kind can't be said. */
  #closeness([one, other]: Pair, word: string): Statement {
    const lean = (said: string) =>
      Math.sign(this.#parts.warmth.between(said, one) - this.#parts.warmth.between(said, other));
    const own = lean(word);
    const phrase =
      own === 0
        ? `as close to ${one} as to ${other}`
        : own > 0
          ? `closer to ${one} than to ${other}`
          : `closer to ${other} than to ${one}`;
    return { phrase, isTrueOf: (said) => lean(said) === own };
  }

  /**
   * The first of them that fit. How many are commoner than the word differs from hint to hint: neither the commonest
   * nor the rarest of three is likelier to be the bee's.
   */
  #chooseDecoys(
    pair: Pair,
    word: string,
    words: readonly string[],
    isTrueOf: (word: string) => boolean,
  ): string[] {
    const own = this.#popularity(word);
    const [commoner, rarer] = partition(words, (one) => this.#popularity(one) > own);
    const commonerWanted = hashOf(`${pair.join(' ')} ${word}`) % (decoyCount + 1);
    const chosen = this.#firstApart(commoner, commonerWanted, isTrueOf);
    return this.#firstApart([...rarer, ...commoner], decoyCount, isTrueOf, chosen);
  }

  /** A word of which one knows what it is: neither a name nor a particle. */
  #isFamiliar(word: string, popularity: number): boolean {
    return (
      this.#popularity(word) >= popularity &&
      this.#parts.kinds.has(word) &&
      !namesNeverDecoys.has(word)
    );
  }

  /** How many lines of the norms say it; an inflected form is said by none. */
  #popularity(word: string): number {
    const { lexicon, mind } = this.#parts;
    const lemma = lexicon.lemma(word);
    return lemma !== undefined && lexicon.word(lemma) === word ? (mind.popularity[lemma] ?? 0) : 0;
  }

  #bestLinksFirst(pair: Pair, words: readonly string[]): string[] {
    const { lexicon, meaning } = this.#parts;
    const ends = pair.flatMap((word) => lexicon.lemma(word) ?? []);
    const linkStrength = (word: string) => {
      const lemma = lexicon.lemma(word) as number;
      const nearness = ends.map((end) => meaning.cosine(lemma, end));
      return nearness.reduce((sum, one) => sum + one, 0) + Math.min(...nearness, 1);
    };
    return words
      .map((word) => ({ word, strength: Math.round(linkStrength(word) * strengthPrecision) }))
      .sort((a, b) => b.strength - a.strength)
      .map(({ word }) => word);
  }

  /** The first words that fit and of which none is a form of another: shoe and shoes would be one choice. */
  #firstApart(
    words: readonly string[],
    count: number,
    isTrueOf: (word: string) => boolean,
    chosen: readonly string[] = [],
  ): string[] {
    const apart = [...chosen];
    for (const word of words) {
      if (apart.length >= count) break;
      if (isTrueOf(word) && !apart.some((one) => this.#parts.family.areKin(one, word)))
        apart.push(word);
    }
    return apart;
  }
}

const countLetters = (word: string): number => word.replace(/[^a-z]/g, '').length;
const shapeOf = (word: string): string => `${word.charAt(0)}${countLetters(word)}`;

function partition(
  words: readonly string[],
  belongsFirst: (word: string) => boolean,
): [first: string[], second: string[]] {
  return [words.filter(belongsFirst), words.filter((word) => !belongsFirst(word))];
}

/** FNV-1a. */
function hashOf(text: string): number {
  let sum = 2_166_136_261;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return sum;
}
