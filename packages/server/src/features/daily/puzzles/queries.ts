import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

export type PuzzleRow = Tables['puzzles'];
export type SwapRow = Tables['puzzle_swaps'];

export function findPuzzle(sql: Reader, puzzleNumber: number): Promise<PuzzleRow | undefined> {
  return sql
    .selectFrom('puzzles')
    .selectAll()
    .where('puzzle_number', '=', puzzleNumber)
    .executeTakeFirst();
}

export function findSwap(sql: Reader, puzzleNumber: number): Promise<SwapRow | undefined> {
  return sql
    .selectFrom('puzzle_swaps')
    .selectAll()
    .where('puzzle_number', '=', puzzleNumber)
    .executeTakeFirst();
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

export async function insertPuzzle(sql: Writer, puzzle: PuzzleRow): Promise<void> {
  await sql.insertInto('puzzles').values(puzzle).execute();
}
