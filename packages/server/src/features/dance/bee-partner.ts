import type { WordBee } from '@bee-jinx/bee';
import {
  beeAgreementWarmth,
  currentDancePair,
  type Dance,
  type DanceJudge,
  findSameWord,
  isDanceOver,
  type Pair,
  playDanceWord,
  type ReasonFor,
  thatCounts,
  usedDanceWords,
} from '@bee-jinx/game';
import type { Caches } from '../../platform/cache/caches.ts';
import type { MemoryCache } from '../../platform/cache/memory-cache.ts';
import { randomIndex } from '../../platform/random.ts';

const firstWords = ['honey', 'flower', 'summer', 'garden', 'wing', 'meadow', 'sun', 'rain', 'tree'];
/** Said where the bee doesn't know the pair, or all its replies were said before. */
const fallbackWords = [
  'wax',
  'hive',
  'pollen',
  'nectar',
  'swarm',
  'queen',
  'comb',
  'sting',
  'clover',
];
export const beeSeat = 1;
const maxAttempts = 12;
const replyCacheSize = 20_000;

/** The bee in a dance: as second seat, as judge of words, and for what it would have said instead. */
export class BeePartner {
  readonly #bee: WordBee;
  readonly #thoughts: MemoryCache<string, string>;

  constructor(bee: WordBee, caches: Caches) {
    this.#bee = bee;
    this.#thoughts = caches.inMemory('dance thoughts', {
      does: 'What the bee says to a pair in a dance, so that it thinks of it once.',
      maxEntries: replyCacheSize,
    });
  }

  get judge(): DanceJudge {
    return this.#bee;
  }

  get reasonFor(): ReasonFor {
    return this.#bee.reasonFor;
  }

  /** The game with the bee's word sealed. It is asked before the player's word is looked at. */
  sealWord(game: Dance, now: number): Dance {
    if (game.status !== 'active' || game.sealed[beeSeat]) return game;
    const round = game.rounds.length + 1;
    for (const word of this.#ideas(currentDancePair(game), usedDanceWords(game))) {
      const ruling = playDanceWord(game, beeSeat, { round, word }, this.judge, now);
      if (ruling.ok) return ruling.game;
    }
    return game;
  }

  /** Agrees that a near miss counts where the words are warm enough. */
  agree(game: Dance, now: number): Dance {
    const last = game.rounds.at(-1);
    if (!last || isDanceOver(game) || last.warmth < beeAgreementWarmth) return game;
    const ruling = thatCounts(game, beeSeat, game.rounds.length, now);
    return ruling.ok ? ruling.game : game;
  }

  /** What it would have said in each finished round that had a pair. */
  wouldHaveSaid({ rounds, opening }: Dance): { round: number; word: string; reason?: string }[] {
    return rounds.flatMap((_, index) => {
      const before = { opening, rounds: rounds.slice(0, index) };
      const pair = currentDancePair(before);
      if (!pair) return [];
      const word = this.#think(pair, usedDanceWords(before));
      const reason = this.reasonFor(pair, word);
      return [{ round: index + 1, word, ...(reason && { reason }) }];
    });
  }

  /** What it says to a pair, for games with more players: none of the words that were used. */
  replyTo(pair: Pair, used: readonly string[]): string {
    for (const word of this.#ideas(pair, used)) {
      if (findSameWord(used, word, this.judge.sameLemma) === undefined) return word;
    }
    return 'honey';
  }

  *#ideas(pair: Pair | null, said: readonly string[]): Iterable<string> {
    if (!pair) {
      yield firstWords[randomIndex(firstWords.length)] ?? 'honey';
    } else {
      const used = [...said];
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const word = this.#think(pair, used);
        used.push(word);
        yield word;
      }
    }
    yield* fallbackWords.filter(
      (word) => findSameWord(said, word, this.judge.sameLemma) === undefined,
    );
  }

  #think(pair: Pair, used: readonly string[]): string {
    const key = `${pair.join(' ')}:${used.join(' ')}`;
    return (
      this.#thoughts.get(key) ??
      this.#thoughts.set(
        key,
        pair.some((word) => this.#bee.knows(word))
          ? this.#bee.reply(pair, used)
          : (fallbackWords.find((word) => !used.includes(word)) ?? 'honey'),
      )
    );
  }
}
