import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

export type PuzzleRow = Tables['puzzles'];
/** What never changes of it. */
export type Puzzle = Omit<PuzzleRow, 'made_by'>;
export type SwapRow = Tables['puzzle_swaps'];

export function findPuzzle(sql: Reader, puzzleNumber: number): Promise<PuzzleRow | undefined> {
  return sql
    .selectFrom('puzzles')
    .selectAll()
    .where('puzzle_number', '=', puzzleNumber)
    .executeTakeFirst();
}

/** An update that changes nothing: the row stays as it is read until the commit. */
export function lockSwap(sql: Writer, puzzleNumber: number): Promise<SwapRow | undefined> {
  return sql
    .updateTable('puzzle_swaps')
    .set((row) => ({ swapped_at: row.ref('swapped_at') }))
    .where('puzzle_number', '=', puzzleNumber)
    .returningAll()
    .executeTakeFirst();
}

/** Swaps first: a puzzle that is published meanwhile has its name from there. */
export async function eraseMakers(sql: Writer, puzzleNumbers: number[]): Promise<void> {
  for (const table of ['puzzle_swaps', 'puzzles'] as const) {
    await sql
      .updateTable(table)
      .set({ made_by: null })
      .where('puzzle_number', 'in', puzzleNumbers)
      .execute();
  }
}

/** An admin made each of them by hand: they are few. */
export function allSwaps(sql: Reader): Promise<SwapRow[]> {
  return sql.selectFrom('puzzle_swaps').selectAll().execute();
}

export async function upsertSwap(sql: Writer, swap: SwapRow): Promise<void> {
  const { puzzle_number: _number, ...rest } = swap;
  await sql
    .insertInto('puzzle_swaps')
    .values(swap)
    .onConflict((conflict) => conflict.column('puzzle_number').doUpdateSet(rest))
    .execute();
}

export async function deleteSwap(sql: Writer, puzzleNumber: number): Promise<void> {
  await sql.deleteFrom('puzzle_swaps').where('puzzle_number', '=', puzzleNumber).execute();
}

export async function insertPuzzle(sql: Writer, puzzle: PuzzleRow): Promise<void> {
  await sql.insertInto('puzzles').values(puzzle).execute();
}
