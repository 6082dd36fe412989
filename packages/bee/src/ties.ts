import type { Pair } from '@bee-jinx/game';
import type { Inflections } from './inflections.ts';
import type { Lexicon } from './lexicon.ts';
import type { Mind } from './mind.ts';

/** In `tiePlaces` and `tieBackPlaces`: the line doesn't name the word. */
export const UNLISTED = 255;

/** Weight of a position in a line of ties: 1 for the first, falling logarithmically to a minimum; 0 for an unlisted word. */
const fullLineLength = 60;
const minEarliness = 0.08;
export const earlinessByPosition = Float64Array.from({ length: UNLISTED + 1 }, (_, place) =>
  place === UNLISTED
    ? 0
    : Math.max(minEarliness, 1 - Math.log(1 + place) / Math.log(fullLineLength)),
);

/** Which words belong together, and the phrase that shows why: the lines of data/ties, read in both directions. */
export class Ties {
  readonly #lexicon: Lexicon;
  readonly #inflections: Inflections;
  readonly #mind: Mind;

  constructor(lexicon: Lexicon, inflections: Inflections, mind: Mind) {
    this.#lexicon = lexicon;
    this.#inflections = inflections;
    this.#mind = mind;
  }

  /** Whether the word has a line of its own in data/ties, and not only a place in others' lines. */
  hasLine(base: number): boolean {
    const { tieOffsets, tiePlaces } = this.#mind;
    for (let at = tieOffsets[base] as number; at < (tieOffsets[base + 1] as number); at += 1)
      if (tiePlaces[at] !== UNLISTED) return true;
    return false;
  }

  /** Every tie of a word: the base of the other word, its place in this word's line, and this word's place in its line. */
  forEachTie(base: number, visit: (other: number, place: number, backPlace: number) => void): void {
    const { tieOffsets, tieTargets, tiePlaces, tieBackPlaces } = this.#mind;
    const end = tieOffsets[base + 1] as number;
    for (let at = tieOffsets[base] as number; at < end; at += 1)
      visit(tieTargets[at] as number, tiePlaces[at] as number, tieBackPlaces[at] as number);
  }

  /** How early either word's line lists the other, the better of the two directions: 1 (first) to 0 (no tie). */
  earlinessOf(one: number, other: number): number {
    const at = this.#find(one, other);
    if (at === undefined) return 0;
    const place = Math.min(
      this.#mind.tiePlaces[at] as number,
      this.#mind.tieBackPlaces[at] as number,
    );
    return earlinessByPosition[place] as number;
  }

  #find(from: number | undefined, to: number | undefined): number | undefined {
    if (from === undefined || to === undefined) return undefined;
    const { tieOffsets, tieTargets } = this.#mind;
    const begin = tieOffsets[from] as number;
    const found = tieTargets.subarray(begin, tieOffsets[from + 1]).indexOf(to);
    return found < 0 ? undefined : begin + found;
  }

  /** The phrase that ties the two words; undefined where no tie is known. */
  phraseFor(one: string, other: string): string | undefined {
    const { tiePhrases, phraseOffsets, phraseText } = this.#mind;
    const at = this.#find(this.#inflections.baseOf(one), this.#inflections.baseOf(other));
    if (at === undefined) return undefined;
    const phrase = tiePhrases[at] as number;
    const bytes = phraseText.subarray(phraseOffsets[phrase], phraseOffsets[phrase + 1]);
    return Buffer.from(bytes).toString('utf8');
  }

  /** Why the word links both: "meatball · hairball", "both are sticky". Undefined unless both ties are known. */
  reasonFor(pair: Pair, word: string): string | undefined {
    const [first, second] = pair.map((side) => this.phraseFor(side, word));
    if (first === undefined || second === undefined) return undefined;
    return this.#sharedReason(pair, [first, second], word) ?? `${first} · ${second}`;
  }

  /** One reason for both words, if the two phrases differ only in the word. */
  #sharedReason(pair: Pair, [first, second]: readonly [string, string], word: string) {
    const said = first.replace(pair[0], '~');
    if (said !== second.replace(pair[1], '~')) return undefined;
    const place = /~s? (?<where>(?:in|at|on|under|inside) (?:a|an|the) \w+)$/.exec(said)?.groups
      ?.where;
    if (place?.endsWith(word)) return `you find both ${place}`;
    const isQuality = this.#lexicon.kind(this.#lexicon.lemma(word) ?? -1) === 'q';
    return isQuality && said === `${word} ~` ? `both are ${word}` : undefined;
  }
}
