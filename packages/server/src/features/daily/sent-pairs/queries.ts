import { isSentPairNumber } from '@bee-jinx/game';
import { sql as raw } from 'kysely';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import { ownedKeys, type RowKey, reassignRows } from '../../../platform/database/owned-rows.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { hasBlockBetween } from '../../friends/blocks/queries.ts';

export type SentPairRow = Tables['sent_pairs'];

/** With its words and the name of its maker. */
const namedPairs = (sql: Reader) =>
  sql
    .selectFrom('sent_pairs')
    .innerJoin('puzzles', 'puzzles.puzzle_number', 'sent_pairs.puzzle_number')
    .innerJoin('players', 'players.id', 'sent_pairs.maker_id')
    .selectAll('sent_pairs')
    .select(['word1', 'word2', 'first_word', 'par', 'difficulty', 'players.display_name as maker'])
    .select((row) =>
      row
        .selectFrom('daily_games')
        .whereRef('daily_games.puzzle_number', '=', 'sent_pairs.puzzle_number')
        .where('finished_at', 'is not', null)
        .select((game) => game.fn.countAll<number | string>().as('count'))
        .as('finished'),
    );

export type NamedPairRow = NonNullable<Awaited<ReturnType<typeof findPairByCode>>>;

export const findPairByCode = (sql: Reader, code: string) =>
  namedPairs(sql).where('code', '=', code).executeTakeFirst();

export const findPairByNumber = (sql: Reader, puzzleNumber: number) =>
  namedPairs(sql).where('sent_pairs.puzzle_number', '=', puzzleNumber).executeTakeFirst();

export async function findMakerOf(sql: Reader, puzzleNumber: number) {
  if (!isSentPairNumber(puzzleNumber)) return undefined;
  return sql
    .selectFrom('sent_pairs')
    .select(['maker_id', 'code'])
    .where('puzzle_number', '=', puzzleNumber)
    .executeTakeFirst();
}

export const pairsBy = (sql: Reader, makerId: string, limit: number) =>
  namedPairs(sql)
    .where('maker_id', '=', makerId)
    .orderBy('sent_pairs.created_at', 'desc')
    .orderBy('sent_pairs.puzzle_number')
    .limit(limit)
    .execute();

export const findOpenPairOf = (sql: Reader, makerId: string, word1: string, word2: string) =>
  namedPairs(sql)
    .where('maker_id', '=', makerId)
    .where('ended_at', 'is', null)
    .where('word1', '=', word1)
    .where('word2', '=', word2)
    .executeTakeFirst();

export async function nthNewestPairTime(
  sql: Reader,
  makerId: string,
  { limit, since }: { limit: number; since: number },
): Promise<number | undefined> {
  const row = await sql
    .selectFrom('sent_pairs')
    .select('created_at')
    .where('maker_id', '=', makerId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

export async function insertPair(sql: Writer, pair: SentPairRow): Promise<void> {
  await sql.insertInto('sent_pairs').values(pair).execute();
}

/** False if it is gone. */
export async function updatePair(
  sql: Writer,
  puzzleNumber: number,
  change: Partial<Omit<SentPairRow, 'puzzle_number'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('sent_pairs')
    .set(change)
    .where('puzzle_number', '=', puzzleNumber)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The pairs that were taken for two days go with their puzzles. */
export async function swapTakenPairs(
  sql: Writer,
  [day, other]: readonly [number, number],
): Promise<void> {
  await sql
    .updateTable('sent_pairs')
    .set((row) => ({
      taken_for: row.case().when('taken_for', '=', day).then(other).else(day).end(),
    }))
    .where('taken_for', 'in', [day, other])
    .execute();
}

/** A pair whose place another takes is one that can be taken again. */
export async function releaseTakenPair(sql: Writer, day: number): Promise<void> {
  await sql
    .updateTable('sent_pairs')
    .set({ taken_for: null })
    .where('taken_for', '=', day)
    .execute();
}

/** The days for which other pairs with the same words were taken. */
export async function daysOfSameWords(
  sql: Reader,
  pair: Pick<Tables['puzzles'], 'puzzle_number' | 'word1' | 'word2'>,
): Promise<number[]> {
  const rows = await sql
    .selectFrom('sent_pairs')
    .innerJoin('puzzles', 'puzzles.puzzle_number', 'sent_pairs.puzzle_number')
    .select('taken_for')
    .where('taken_for', 'is not', null)
    .where('word1', '=', pair.word1)
    .where('word2', '=', pair.word2)
    .where('sent_pairs.puzzle_number', '!=', pair.puzzle_number)
    .execute();
  return rows.flatMap(({ taken_for }) => taken_for ?? []);
}

/** Returns them with the days for which they were taken. */
export const deletePairsOf = (sql: Writer, makerId: string) =>
  sql
    .deleteFrom('sent_pairs')
    .where('maker_id', '=', makerId)
    .returning(['puzzle_number', 'taken_for'])
    .execute();

/** The newest first, without those whom a block keeps from the reader. */
export const finishersOf = (sql: Reader, puzzleNumber: number, readerId: string, limit: number) =>
  sql
    .selectFrom('daily_games')
    .innerJoin('players', 'players.id', 'daily_games.player_id')
    .selectAll('daily_games')
    .select('players.display_name')
    .where('puzzle_number', '=', puzzleNumber)
    .where('finished_at', 'is not', null)
    .where(({ not, ref }) => not(hasBlockBetween(raw.val(readerId), ref('daily_games.player_id'))))
    .orderBy('finished_at', 'desc')
    .limit(limit)
    .execute();

/** False if this player has reported it before. */
export async function insertPairReport(
  sql: Writer,
  report: Tables['sent_pair_reports'],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('sent_pair_reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['puzzle_number', 'reporter_id']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export const reportedPairs = (sql: Reader, limit: number) =>
  namedPairs(sql)
    .where('report_state', '=', 'open')
    .orderBy('reported_at', 'desc')
    .orderBy('sent_pairs.puzzle_number')
    .limit(limit)
    .execute();

/** Those that an admin can still take. */
export const offeredPairs = (sql: Reader, limit: number) =>
  namedPairs(sql)
    .where('offer', 'in', ['unnamed', 'named'])
    .where('taken_for', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('sent_pairs.created_at', 'desc')
    .orderBy('sent_pairs.puzzle_number')
    .limit(limit)
    .execute();

export async function pairReportsOf(sql: Reader, puzzleNumbers: readonly number[]) {
  if (puzzleNumbers.length === 0) return [];
  return sql
    .selectFrom('sent_pair_reports')
    .innerJoin('players', 'players.id', 'sent_pair_reports.reporter_id')
    .select(['puzzle_number', 'reporter_id', 'display_name', 'reason'])
    .select('sent_pair_reports.created_at')
    .where('puzzle_number', 'in', [...puzzleNumbers])
    .orderBy('sent_pair_reports.created_at')
    .execute();
}

/** Page by page, for exports. */
export const pairsAfter = (sql: Reader, makerId: string, puzzleNumber: number, limit: number) =>
  namedPairs(sql)
    .where('maker_id', '=', makerId)
    .where('sent_pairs.puzzle_number', '>', puzzleNumber)
    .orderBy('sent_pairs.puzzle_number')
    .limit(limit)
    .execute();

export async function countPairsBy(sql: Reader, makerId: string): Promise<number> {
  const { count } = await sql
    .selectFrom('sent_pairs')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('maker_id', '=', makerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const ownPairs = { table: 'sent_pairs', key: 'puzzle_number', owner: 'maker_id' } as const;

export const pairNumbersOf = (sql: Reader, makerId: string) => ownedKeys(sql, ownPairs, makerId);

export const returnPairs = (sql: Writer, numbers: RowKey[], from: string, to: string) =>
  reassignRows(sql, ownPairs, numbers, from, to);

export async function reassignPairs(sql: Writer, from: string, to: string): Promise<void> {
  await sql.updateTable('sent_pairs').set({ maker_id: to }).where('maker_id', '=', from).execute();
  // What both have reported stays reported by the account.
  await sql
    .deleteFrom('sent_pair_reports')
    .where('reporter_id', '=', from)
    .where('puzzle_number', 'in', (row) =>
      row.selectFrom('sent_pair_reports').select('puzzle_number').where('reporter_id', '=', to),
    )
    .execute();
  await sql
    .updateTable('sent_pair_reports')
    .set({ reporter_id: to })
    .where('reporter_id', '=', from)
    .execute();
}
