import {
  currentDailyPair,
  type DailyGame,
  type Hint,
  type HintStep,
  type ReasonFor,
  usedDailyWords,
  type WordJudge,
} from '@bee-jinx/game';
import type { Caches } from '../../platform/cache/caches.ts';
import type { MemoryCache } from '../../platform/cache/memory-cache.ts';
import type { WordBee } from '../../platform/word-bee.ts';

const firstReplyCacheSize = 20_000;

/** The bee as the rules ask for it: it thinks of a first round once. */
export class CachedBee {
  readonly #bee: WordBee;
  readonly #firstReplies: MemoryCache<string, string>;

  constructor(bee: WordBee, caches: Caches) {
    this.#bee = bee;
    this.#firstReplies = caches.inMemory('first replies', {
      does: 'The bee’s word after the first round of a daily, which a thousand players a day bring about.',
      most: firstReplyCacheSize,
    });
  }

  get judge(): WordJudge {
    return this.#bee;
  }

  get reasonFor(): ReasonFor {
    return this.#bee.reasonFor;
  }

  /** The bee's word for the pair on the table. After the first round that is asked a thousand times a day. */
  replyTo(puzzleNumber: number, game: DailyGame): string {
    if (game.rounds.length !== 1) return this.#think(game);
    const key = `${puzzleNumber}:${usedDailyWords(game).join(':')}`;
    return this.#firstReplies.get(key) ?? this.#firstReplies.set(key, this.#think(game));
  }

  hint(game: DailyGame, beeWord: string, step: HintStep): Hint {
    return this.#bee.hint(currentDailyPair(game), beeWord, step, usedDailyWords(game));
  }

  suggest(misspelt: string): string[] {
    return this.#bee.suggest(misspelt);
  }

  #think(game: DailyGame): string {
    return this.#bee.reply(currentDailyPair(game), usedDailyWords(game));
  }
}
