import type { Lexicon } from './lexicon.ts';
import type { Candidate } from './ranker.ts';
import type { Vectors } from './vectors.ts';

/** A little nearer to the player's last word than to the bee's own: it follows. */
const leadBias = 0.1;
/** Towards what the game has been about … */
const topicWeight = 2;
/** … but not around it: a word that all but repeats one said before goes in circles. */
const repetitionPenalty = 12;
const repetitionThreshold = 0.6;
/** As many candidates as the trail may reorder. */
export const reorderedCandidates = 40;

/** How a game has gone so far: both trails before the pair on the table, and which word of the pair is the player's. */
export class Trail {
  readonly #earlier: number[];
  readonly lean: number;

  constructor(pair: readonly [string, string], used: readonly string[], lexicon: Lexicon) {
    const last = used.slice(-2);
    const hasBegun = used.length > 2 && last.every((word) => pair.includes(word));
    this.#earlier = (hasBegun ? used.slice(0, -2) : []).flatMap(
      (word) => lexicon.lemma(word) ?? [],
    );
    this.lean = hasBegun ? (last[0] === pair[0] ? leadBias : -leadBias) : 0;
  }

  /** The candidates in the order in which one says them who remembers the game. */
  reorder(candidates: Candidate[], lexicon: Lexicon, meaning: Vectors): Candidate[] {
    if (this.#earlier.length === 0) return candidates;
    const adjusted = candidates.map((candidate) => {
      const lemma = lexicon.lemma(candidate.word) as number;
      return { ...candidate, score: candidate.score + this.#pull(lemma, meaning) };
    });
    return adjusted.sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1));
  }

  #pull(lemma: number, meaning: Vectors): number {
    let sum = 0;
    let nearest = 0;
    for (const word of this.#earlier) {
      const likeness = meaning.cosine(lemma, word);
      sum += likeness;
      nearest = Math.max(nearest, likeness);
    }
    return (
      (topicWeight * sum) / this.#earlier.length -
      repetitionPenalty * Math.max(0, nearest - repetitionThreshold)
    );
  }
}
