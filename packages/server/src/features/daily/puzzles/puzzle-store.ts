import type { DailyPuzzle } from '@bee-jinx/contract';
import {
  dateOfPuzzle,
  isSentPairNumber,
  type LocalDate,
  latestPuzzle,
  puzzleNumberOn,
  resolveToday,
} from '@bee-jinx/game';
import type { Caches } from '../../../platform/cache/caches.ts';
import type { MemoryCache } from '../../../platform/cache/memory-cache.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPuzzle, insertPuzzle, lockSwap, type Puzzle, type PuzzleRow } from './queries.ts';

/** What the bee's own file has for a number: what will be published unless a stored row says otherwise. */
export interface PuzzleDraft extends Pick<PuzzleRow, 'word1' | 'word2' | 'par' | 'difficulty'> {
  firstWord: string;
  /** Of simulated first words, how many percent are the bee's. */
  caughtAtOnce: number;
  /** Of simulated games, how many percent meet the bee within 15 rounds. */
  met: number;
  /** How well the first word links both, by the editor who read it. */
  grade?: number | undefined;
}
export type FindPuzzleDraft = (puzzleNumber: number) => PuzzleDraft | undefined;

const puzzleCacheSize = 2000;

export class PuzzleStore {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #drafts: FindPuzzleDraft;
  readonly #published: MemoryCache<number, PuzzleRow>;

  constructor(db: Database, clock: Clock, drafts: FindPuzzleDraft, caches: Caches) {
    this.#db = db;
    this.#clock = clock;
    this.#drafts = drafts;
    this.#published = caches.inMemory('published puzzles', {
      does: 'Puzzles that were published, which never change. The player whom one names is read anew.',
      maxEntries: puzzleCacheSize,
    });
  }

  /** Stored when it is first asked for on its day or later, and the same for everybody ever after. */
  puzzleOf(puzzleNumber: number, date?: LocalDate): Promise<Puzzle> {
    return this.#rowOf(puzzleNumber, date);
  }

  /** With the name of its maker, which goes when that player is deleted, perhaps at another server. */
  async puzzleWithMaker(puzzleNumber: number, date?: LocalDate): Promise<PuzzleRow> {
    const known = await this.#rowOf(puzzleNumber, date);
    if (known.made_by === null) return known;
    return (await findPuzzle(this.#db.read, puzzleNumber)) ?? known;
  }

  async #rowOf(puzzleNumber: number, date: LocalDate | undefined): Promise<PuzzleRow> {
    if (!isSentPairNumber(puzzleNumber)) this.#refuseFuture(puzzleNumber, date);
    const known = this.#published.get(puzzleNumber);
    if (known) return known;
    const stored = await findPuzzle(this.#db.read, puzzleNumber);
    if (!stored && isSentPairNumber(puzzleNumber)) throw new Refusal('not_found');
    return this.#published.set(puzzleNumber, stored ?? (await this.#publish(puzzleNumber)));
  }

  /** What the bee's own file has, whatever an admin has put in its place. */
  draft(puzzleNumber: number): PuzzleDraft | undefined {
    return this.#drafts(puzzleNumber);
  }

  #publish(puzzleNumber: number): Promise<PuzzleRow> {
    const draft = this.#drafts(puzzleNumber);
    const publishedAt = this.#clock.now();
    return this.#db.transaction([`puzzle:${puzzleNumber}`], async (sql) => {
      const stored = await findPuzzle(sql, puzzleNumber);
      if (stored) return stored;
      const swap = await lockSwap(sql, puzzleNumber);
      if (swap) {
        const { swapped_at: _at, ...puzzle } = swap;
        const published = { ...puzzle, published_at: publishedAt };
        await insertPuzzle(sql, published);
        return published;
      }
      if (!draft) throw new Refusal('not_found');
      const puzzle = {
        puzzle_number: puzzleNumber,
        word1: draft.word1,
        word2: draft.word2,
        first_word: draft.firstWord,
        par: draft.par,
        difficulty: draft.difficulty,
        published_at: publishedAt,
        made_by: null,
      };
      await insertPuzzle(sql, puzzle);
      return puzzle;
    });
  }

  /** Later than the player's own day, where they say it; and in any case, later than anybody's. */
  #refuseFuture(puzzleNumber: number, date: LocalDate | undefined): void {
    const now = this.#clock.now();
    const today = resolveToday(date, now);
    const latest = date === today ? puzzleNumberOn(today) : latestPuzzle(now);
    if (puzzleNumber <= latest) return;
    throw new Refusal('puzzle_not_yet', {
      details: { today: { date: today, puzzleNumber: puzzleNumberOn(today) } },
    });
  }
}

export function presentPuzzle(row: PuzzleRow): DailyPuzzle {
  return {
    puzzleNumber: row.puzzle_number,
    activeDate: isSentPairNumber(row.puzzle_number)
      ? new Date(row.published_at).toISOString().slice(0, 10)
      : dateOfPuzzle(row.puzzle_number),
    word1: row.word1,
    word2: row.word2,
    par: row.par,
    difficulty: row.difficulty,
    ...(row.made_by !== null && { madeBy: row.made_by }),
  };
}
