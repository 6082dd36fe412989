import {
  type DailyGame,
  type Hint,
  type HintStep,
  inOnePiece,
  type Pair,
  pairOnTable,
  plainLetters,
  type WordJudge,
  wordsSaid,
} from '@bee-jinx/game';
import type { Caches } from '../../platform/cache/caches.ts';
import type { MemoryCache } from '../../platform/cache/memory-cache.ts';

/** What this feature asks of the bee. `used` is every word shown or said, oldest first. */
export interface DailyBee extends WordJudge {
  reply(pair: Pair, used: readonly string[]): string;
  suggest(misspelt: string): string[];
  hint(pair: Pair, word: string, step: HintStep, used: readonly string[]): Hint;
}

const firstRepliesKept = 20_000;

/** The bee as the rules ask for it: it hears a word in any spelling, and thinks of a first round once. */
export class BeeMind {
  readonly #bee: DailyBee;
  readonly #firstReplies: MemoryCache<string, string>;
  readonly judge: WordJudge;

  constructor(bee: DailyBee, caches: Caches) {
    this.#bee = bee;
    this.#firstReplies = caches.inMemory('first replies', {
      does: 'The bee’s word after the first round of a daily, which a thousand players a day bring about.',
      most: firstRepliesKept,
    });
    this.judge = {
      knows: (word) => bee.knows(this.#hear(word)),
      sameLemma: (one, other) => bee.sameLemma(this.#hear(one), this.#hear(other)),
      warmth: (one, other) => bee.warmth(this.#hear(one), this.#hear(other)),
    };
  }

  /** The bee's word for the pair on the table. After the first round that is asked a thousand times a day. */
  replyTo(puzzleNumber: number, game: DailyGame): string {
    if (game.rounds.length !== 1) return this.#think(game);
    const key = `${puzzleNumber}:${wordsSaid(game).join(':')}`;
    return this.#firstReplies.get(key) ?? this.#firstReplies.keep(key, this.#think(game));
  }

  hint(game: DailyGame, beeWord: string, step: HintStep): Hint {
    return this.#bee.hint(this.#pair(game), beeWord, step, this.#used(game));
  }

  suggest(misspelt: string): string[] {
    return this.#bee.suggest(misspelt);
  }

  #think(game: DailyGame): string {
    return this.#bee.reply(this.#pair(game), this.#used(game));
  }

  #pair(game: DailyGame): Pair {
    const [one, other] = pairOnTable(game);
    return [this.#hear(one), this.#hear(other)];
  }

  #used(game: DailyGame): string[] {
    return wordsSaid(game).map((word) => this.#hear(word));
  }

  #hear(word: string): string {
    if (this.#bee.knows(word)) return word;
    return otherSpellings(word).find((spelling) => this.#bee.knows(spelling)) ?? word;
  }
}

/** A word as people write it: café, cafe; ice cream, ice-cream, icecream. */
function otherSpellings(word: string): string[] {
  const plain = plainLetters(word);
  return [plain, plain.replaceAll(' ', '-'), plain.replaceAll('-', ' '), inOnePiece(plain)];
}
