import { hash } from 'node:crypto';
import type { WordBee } from '@bee-jinx/bee';
import {
  currentDailyPair,
  type DailyGame,
  type Hint,
  type HintStep,
  matchOf,
  type Pair,
  type ReasonFor,
  type SealedWord,
  type SealNext,
  usedDailyWords,
  type WordJudge,
} from '@bee-jinx/game';
import type { Caches } from '../../platform/cache/caches.ts';
import type { MemoryCache } from '../../platform/cache/memory-cache.ts';
import { isProfane } from '../../platform/profanity.ts';
import { pooledRandomBytes } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';

const firstReplyCacheSize = 20_000;
const maxSuggestions = 3;

/** The bee as the rules of the daily ask it: replies to a first round are cached. */
export class CachedBee {
  readonly #bee: WordBee;
  readonly #firstReplies: MemoryCache<string, string>;

  constructor(bee: WordBee, caches: Caches) {
    this.#bee = bee;
    this.#firstReplies = caches.inMemory('first replies', {
      does: 'The bee’s word after the first round of a daily, which a thousand players a day bring about.',
      maxEntries: firstReplyCacheSize,
    });
  }

  get judge(): WordJudge {
    return this.#bee;
  }

  get reasonFor(): ReasonFor {
    return this.#bee.reasonFor;
  }

  /** Chooses and seals the bee's word for the coming round. */
  sealNext(puzzleNumber: number): SealNext {
    return (game) =>
      sealWord(puzzleNumber, game.rounds.length + 1, this.#reply(puzzleNumber, game));
  }

  /** What a pair that a player has made is like. */
  judgePair(pair: Pair) {
    return this.#bee.judgePair(pair);
  }

  hint(game: DailyGame, beeWord: string, step: HintStep): Hint {
    return this.#bee.hint(currentDailyPair(game), beeWord, step, usedDailyWords(game));
  }

  /** An unknown word costs no round, and comes with what may have been meant. */
  unknownWordRefusal(word: string, used: readonly string[]): Refusal {
    if (!/\p{Script=Latin}/u.test(word)) {
      return new Refusal('word_unknown', {
        message: 'The bee knows English words only.',
        details: { suggestions: [] },
      });
    }
    const isFree = (one: string) =>
      !used.some((other) => matchOf(one, other, this.#bee.sameLemma)) && !isProfane(one);
    const suggestions = this.#bee.suggest(word).filter(isFree).slice(0, maxSuggestions);
    return new Refusal('word_unknown', { details: { suggestions } });
  }

  /** After the first round, a thousand players a day bring about the same pairs. */
  #reply(puzzleNumber: number, game: DailyGame): string {
    const used = usedDailyWords(game);
    const think = () => this.#bee.reply(currentDailyPair(game), used);
    if (game.rounds.length !== 1) return think();
    const key = `${puzzleNumber}:${used.join(':')}`;
    return this.#firstReplies.get(key) ?? this.#firstReplies.set(key, think());
  }
}

/** The bee commits to its word: anyone can check it afterwards, nobody can guess it before. */
export function sealWord(puzzleNumber: number, round: number, beeWord: string): SealedWord {
  const salt = Buffer.from(pooledRandomBytes(16)).toString('hex');
  const seal = hash('sha256', `${salt}:${puzzleNumber}:${round}:${beeWord}`);
  return { beeWord, salt, seal };
}
