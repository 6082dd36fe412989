import type { CallReply, UpcomingPuzzle } from '@bee-jinx/contract';
import { dateOfPuzzle, latestPuzzle } from '@bee-jinx/game';
import type { Writer } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { DailyDeps } from '../deps.ts';
import { swapTakenPairs } from '../sent-pairs/queries.ts';
import type { PuzzleDraft } from './puzzle-store.ts';
import { allSwaps, deleteSwap, findPuzzle, lockSwap, type SwapRow, upsertSwap } from './queries.ts';

/** Held by whatever changes which pair stands on a coming day. */
export const scheduleKey = 'puzzle-schedule';

const daysShown = 30;
const candidateCount = 6;
/** Far enough that nobody notices the exchange, near enough to be checked. */
const candidateWindow = { from: 60, to: 360 };
const daysWithoutRepeat = 180;
/** Words come back every year or so: half of all days could be swapped with none if nothing were allowed to come nearer. */
const leastDaysApart = 90;

/** The puzzles of the coming days, as they would be published. */
export async function comingPuzzles(deps: DailyDeps): Promise<CallReply<'comingPuzzles'>> {
  const coming = await loadComing(deps);
  const first = coming.after + 1;
  const numbers = Array.from({ length: daysShown }, (_, index) => first + index);
  return { puzzles: numbers.flatMap((number) => coming.present(number) ?? []) };
}

/**
 * Later puzzles that may change places with this one: first those that bring no word twice within 180 days, then
 * those that keep the same words furthest apart, and say how far.
 */
export async function puzzleCandidates(
  deps: DailyDeps,
  puzzleNumber: number,
): Promise<CallReply<'puzzleCandidates'>> {
  const coming = await loadComing(deps);
  const own = coming.draft(puzzleNumber);
  if (!own || puzzleNumber <= coming.after) throw new Refusal('not_found');
  const found: { puzzle: UpcomingPuzzle; apart: number }[] = [];
  for (let ahead = candidateWindow.from; ahead <= candidateWindow.to; ahead += 1) {
    const number = puzzleNumber + ahead;
    const other = coming.draft(number);
    const puzzle = coming.present(number);
    if (!other || !puzzle) break;
    const apart = Math.min(
      coming.daysApart(other, puzzleNumber, number),
      coming.daysApart(own, number, puzzleNumber),
    );
    if (apart >= leastDaysApart) found.push({ puzzle, apart });
  }
  const best = found.sort((one, other) => other.apart - one.apart).slice(0, candidateCount);
  return {
    candidates: best.map(({ puzzle, apart }) => ({
      ...puzzle,
      ...(apart <= daysWithoutRepeat && { daysApart: apart }),
    })),
  };
}

/** Two puzzles change places, both before their day has begun anywhere on Earth. */
export async function swapPuzzle(
  deps: DailyDeps,
  puzzleNumber: number,
  { withNumber, word1, word2 }: { withNumber: number; word1: string; word2: string },
): Promise<CallReply<'swapPuzzle'>> {
  const { db, clock, puzzles } = deps;
  const now = clock.now();
  const both = [puzzleNumber, withNumber] as const;
  if (both.some((number) => number <= latestPuzzle(now))) {
    throw new Refusal('not_yet', {
      message: 'Its day has begun somewhere on Earth. It stays as it is.',
    });
  }
  const keys = [scheduleKey, ...both.map((number) => `puzzle:${number}`)];
  await db.transaction(keys, async (sql) => {
    const drafts = [];
    for (const number of both) {
      if (await findPuzzle(sql, number)) throw new Refusal('changed_meanwhile');
      drafts.push((await lockSwap(sql, number)) ?? asRow(number, puzzles.draft(number)));
    }
    const [own, other] = drafts;
    if (!own || !other) throw new Refusal('not_found');
    const isWanted = (row: SwapRow) => row.word1 === word1 && row.word2 === word2;
    // The same call again: it has been done.
    if (isWanted(own)) return;
    if (!isWanted(other)) throw new Refusal('changed_meanwhile');
    await swapTakenPairs(sql, both);
    await upsertSwap(sql, { ...other, puzzle_number: puzzleNumber, swapped_at: now });
    await upsertSwap(sql, { ...own, puzzle_number: withNumber, swapped_at: now });
  });
  return comingPuzzles(deps);
}

/** Puts the draft back that a taken pair has displaced: the day's own, or what it was swapped for if another day shows that. */
export async function restoreDraft(
  sql: Writer,
  puzzles: DailyDeps['puzzles'],
  puzzleNumber: number,
  now: number,
): Promise<void> {
  const others = new Set(await allSwaps(sql));
  let origin: number = puzzleNumber;
  for (;;) {
    const draft = puzzles.draft(origin);
    const shown = [...others].find(
      (row) =>
        row.puzzle_number !== puzzleNumber &&
        row.word1 === draft?.word1 &&
        row.word2 === draft.word2,
    );
    if (!shown) break;
    others.delete(shown);
    origin = shown.puzzle_number;
  }
  const row = origin === puzzleNumber ? undefined : asRow(puzzleNumber, puzzles.draft(origin));
  if (row) await upsertSwap(sql, { ...row, swapped_at: now });
  else await deleteSwap(sql, puzzleNumber);
}

async function loadComing({ db, clock, puzzles, bee }: DailyDeps) {
  const after = latestPuzzle(clock.now());
  const rows = await allSwaps(db.read);
  const swaps = new Map(rows.map((row) => [row.puzzle_number, row]));
  const draft = (number: number) => swaps.get(number) ?? asRow(number, puzzles.draft(number));
  // A pair that was swapped in was simulated under the number of another that was.
  const swappedDrafts = rows.flatMap(({ puzzle_number }) => puzzles.draft(puzzle_number) ?? []);
  const figuresOf = (row: SwapRow) =>
    [puzzles.draft(row.puzzle_number), ...swappedDrafts].find(
      (one) => one?.word1 === row.word1 && one.word2 === row.word2,
    );
  return {
    after,
    draft,
    present(number: number): UpcomingPuzzle | undefined {
      const row = draft(number);
      if (!row) return undefined;
      const reason = bee.reasonFor([row.word1, row.word2], row.first_word);
      return {
        ...presentDraft(row, figuresOf(row)),
        ...(reason !== undefined && { reason }),
        isSwapped: swaps.has(number),
      };
    },
    /** How near to its new place a word of the pair stands, but for the puzzle that leaves it; more than 180 is far. */
    daysApart(row: SwapRow, place: number, leaving: number): number {
      for (let days = 1; days <= daysWithoutRepeat; days += 1) {
        for (const near of [place - days, place + days]) {
          const other = near === leaving ? undefined : draft(near);
          const words = other ? [other.word1, other.word2] : [];
          if (words.includes(row.word1) || words.includes(row.word2)) return days;
        }
      }
      return daysWithoutRepeat + 1;
    },
  };
}

function asRow(number: number, draft: PuzzleDraft | undefined): SwapRow | undefined {
  return (
    draft && {
      puzzle_number: number,
      word1: draft.word1,
      word2: draft.word2,
      first_word: draft.firstWord,
      par: draft.par,
      difficulty: draft.difficulty,
      swapped_at: 0,
      made_by: null,
    }
  );
}

const presentDraft = (row: SwapRow, figures: PuzzleDraft | undefined) => ({
  puzzleNumber: row.puzzle_number,
  activeDate: dateOfPuzzle(row.puzzle_number),
  word1: row.word1,
  word2: row.word2,
  firstWord: row.first_word,
  par: row.par,
  difficulty: row.difficulty,
  ...(figures && { caughtAtOnce: figures.caughtAtOnce, met: figures.met }),
  ...(figures?.firstWord === row.first_word &&
    figures.grade !== undefined && { grade: figures.grade }),
});
