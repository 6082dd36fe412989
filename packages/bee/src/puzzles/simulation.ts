import type { Pair } from '@bee-jinx/game';
import type { BeeParts } from '../assemble-bee-parts.ts';
import type { Bee } from '../bee.ts';
import type { Candidate } from '../ranker.ts';

/** Somebody who plays: how wide their thoughts range, and whose word of the pair they follow. */
interface Temperament {
  /** 1.15 is how far a thoughtful player's answers range (docs/decisions/008); less is plainer, more is wilder. */
  breadth: number;
  /** Above 0 they hold on to their own last word, below they come towards the bee's. */
  lean: number;
}

export interface SimulatedRound {
  said: string;
  beeWord: string;
}

export const temperaments = {
  plain: { breadth: 0.9, lean: 0 },
  steady: { breadth: 1.15, lean: 0 },
  stubborn: { breadth: 1.2, lean: 0.25 },
  obliging: { breadth: 1.2, lean: -0.25 },
  dreamer: { breadth: 1.6, lean: 0 },
} satisfies Record<string, Temperament>;

const candidateLimit = 120;
const maxSimulatedRounds = 15;

export class Simulation {
  readonly #bee: Bee;
  readonly #ranker: BeeParts['ranker'];

  constructor(bee: Bee, { ranker }: Pick<BeeParts, 'ranker'>) {
    this.#bee = bee;
    this.#ranker = ranker;
  }

  /** How likely each temperament says the word to the pair at once, on average. */
  chanceOf(word: string, pair: Pair): number {
    const candidates = this.#ranker.rank(pair, [], candidateLimit);
    const isWord = candidates.map((thought) => this.#bee.sameLemma(thought.word, word));
    const chances = Object.values(temperaments).map(({ breadth }) => {
      const weights = softmaxWeights(candidates, breadth);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const caught = weights.filter((_, at) => isWord[at]).reduce((sum, weight) => sum + weight, 0);
      return caught / total;
    });
    return chances.reduce((sum, random) => sum + random, 0) / chances.length;
  }

  /** The round of the jinx; undefined when they haven't met in time. The bee opens with `firstWord`. */
  play(
    pair: Pair,
    temperament: Temperament,
    random: () => number,
    firstWord?: string,
  ): number | undefined {
    const rounds = this.rounds(pair, temperament, random, firstWord);
    const last = rounds.at(-1);
    return last && this.isJinx(last) ? rounds.length : undefined;
  }

  isJinx({ said, beeWord }: SimulatedRound): boolean {
    return this.#bee.sameLemma(said, beeWord);
  }

  rounds(
    pair: Pair,
    { breadth, lean }: Temperament,
    random: () => number,
    firstWord = this.#bee.reply(pair, pair),
  ): SimulatedRound[] {
    const rounds: SimulatedRound[] = [];
    const used: string[] = [...pair];
    let currentPair = pair;
    while (rounds.length < maxSimulatedRounds) {
      const candidates = this.#ranker.rank(
        currentPair,
        used,
        candidateLimit,
        rounds.length === 0 ? 0 : lean,
      );
      const said = pick(candidates, breadth, random);
      const beeWord = rounds.length === 0 ? firstWord : this.#bee.reply(currentPair, used);
      rounds.push({ said, beeWord });
      if (this.isJinx({ said, beeWord })) break;
      currentPair = [said, beeWord];
      used.push(said, beeWord);
    }
    return rounds;
  }
}

/** What each is said with, relative to the best. */
export function softmaxWeights(candidates: readonly Candidate[], breadth: number): number[] {
  const best = candidates[0]?.score ?? 0;
  return candidates.map(({ score }) => Math.exp((score - best) / breadth));
}

function pick(candidates: readonly Candidate[], breadth: number, random: () => number): string {
  const weights = softmaxWeights(candidates, breadth);
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
  return candidates[Math.max(at, 0)]?.word ?? '';
}
