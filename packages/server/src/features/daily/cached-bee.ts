import { hash } from 'node:crypto';
import type { WordBee } from '@bee-jinx/bee';
import {
  currentDailyPair,
  type DailyGame,
  findSameWord,
  type Hint,
  type HintStep,
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

const replyCacheSize = 20_000;
/** After more rounds hardly anybody else has said the same. */
const maxCachedRounds = 3;
const maxSuggestions = 3;

/** The bee as the rules of the daily ask it. Its replies after the first rounds are cached. */
export class CachedBee {
  readonly #bee: WordBee;
  readonly #replies: MemoryCache<string, string>;

  constructor(bee: WordBee, caches: Caches) {
    this.#bee = bee;
    this.#replies = caches.inMemory('replies', {
      does: 'The bee’s word after the first rounds of a daily: a thousand players a day say the same words.',
      maxEntries: replyCacheSize,
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
    return (game) => sealWord(puzzleNumber, game.rounds.length + 1, this.#reply(game));
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
      findSameWord(used, one, this.#bee.sameLemma) === undefined && !isProfane(one);
    const suggestions = this.#bee.suggest(word).filter(isFree).slice(0, maxSuggestions);
    return new Refusal('word_unknown', { details: { suggestions } });
  }

  /** A function of the words that were shown or said, in their order. */
  #reply(game: DailyGame): string {
    const used = usedDailyWords(game);
    const think = () => this.#bee.reply(currentDailyPair(game), used);
    if (game.rounds.length > maxCachedRounds) return think();
    const key = used.join(':');
    return this.#replies.get(key) ?? this.#replies.set(key, think());
  }
}

/** The bee commits to its word: anyone can check it afterwards, nobody can guess it before. */
export function sealWord(puzzleNumber: number, round: number, beeWord: string): SealedWord {
  const salt = Buffer.from(pooledRandomBytes(16)).toString('hex');
  const seal = hash('sha256', `${salt}:${puzzleNumber}:${round}:${beeWord}`);
  return { beeWord, salt, seal };
}
