import { setImmediate as breathe } from 'node:timers/promises';
import { sentPairNumbers } from '@bee-jinx/game';
import { sql as raw } from 'kysely';
import type { Database, Reader, Writer } from '../../../platform/database/database.ts';

type GameKey = { player_id: string; puzzle_number: number };

/** Ended without a time, or at a time without an end. */
const inconsistentEnds = (sql: Reader) =>
  sql
    .selectFrom('daily_games')
    .where((row) =>
      row.or([
        row.and([row('outcome', 'is', null), row('finished_at', 'is not', null)]),
        row.and([row('outcome', 'is not', null), row('finished_at', 'is', null)]),
      ]),
    );

export async function countInconsistentEnds(sql: Reader): Promise<number> {
  const { count } = await inconsistentEnds(sql)
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function listInconsistentEnds(sql: Reader, limit: number) {
  return inconsistentEnds(sql)
    .select(['player_id', 'puzzle_number', 'outcome', 'started_at'])
    .orderBy('player_id')
    .orderBy('puzzle_number')
    .limit(limit)
    .execute();
}

export async function setFinished(
  sql: Writer,
  { player_id, puzzle_number }: GameKey,
  finished_at: number | null,
): Promise<void> {
  await sql
    .updateTable('daily_games')
    .set((row) => ({ finished_at, version: row('version', '+', 1) }))
    .where('player_id', '=', player_id)
    .where('puzzle_number', '=', puzzle_number)
    .execute();
}

/** The two databases read the length of a list in JSON in two ways. */
const roundsLength = (kind: Database['kind']) =>
  kind === 'sqlite'
    ? raw<number>`json_array_length(rounds)`
    : raw<number>`json_array_length(rounds::json)`;

/** To read the words of all games with one statement would take longer than a statement may. */
const gamesPerBatch = 20_000;

export async function countWrongRoundCounts(
  sql: Reader,
  kind: Database['kind'],
  atOnce = gamesPerBatch,
): Promise<number> {
  let all = 0;
  for await (const games of stretches(sql, atOnce)) {
    const { count } = await games
      .where('round_count', '!=', roundsLength(kind))
      .select((row) => row.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    all += Number(count);
  }
  return all;
}

export async function listWrongRoundCounts(
  sql: Reader,
  kind: Database['kind'],
  limit: number,
  atOnce = gamesPerBatch,
) {
  const found = [];
  for await (const games of stretches(sql, atOnce)) {
    const rows = await games
      .where('round_count', '!=', roundsLength(kind))
      .select(['player_id', 'puzzle_number', 'round_count', roundsLength(kind).as('said')])
      .orderBy('player_id')
      .orderBy('puzzle_number')
      .limit(limit - found.length)
      .execute();
    found.push(...rows);
    if (found.length >= limit) break;
  }
  return found;
}

/** All games in the order of their players, some at a time; in between, others get their turn. */
async function* stretches(sql: Reader, atOnce: number) {
  for (let after = ''; ; ) {
    const games = sql.selectFrom('daily_games').where('player_id', '>', after);
    const last = await games
      .select('player_id')
      .orderBy('player_id')
      .offset(atOnce - 1)
      .limit(1)
      .executeTakeFirst();
    if (!last) {
      yield games;
      return;
    }
    yield games.where('player_id', '<=', last.player_id);
    after = last.player_id;
    await breathe();
  }
}

export async function setRoundCount(
  sql: Writer,
  { player_id, puzzle_number }: GameKey,
  round_count: number,
): Promise<void> {
  await sql
    .updateTable('daily_games')
    .set((row) => ({ round_count, version: row('version', '+', 1) }))
    .where('player_id', '=', player_id)
    .where('puzzle_number', '=', puzzle_number)
    .execute();
}

/** How published puzzles went, where enough players have ended one. */
export async function puzzleResults(sql: Reader, fewest: number) {
  const rows = await sql
    .selectFrom('daily_games')
    .innerJoin('puzzles', 'puzzles.puzzle_number', 'daily_games.puzzle_number')
    .select((row) => [
      'puzzles.puzzle_number' as const,
      'puzzles.word1' as const,
      'puzzles.word2' as const,
      row.fn.countAll<number | string>().as('ended'),
      row.fn
        .sum<number | string>(row.case().when('outcome', '=', 'jinx').then(1).else(0).end())
        .as('jinxes'),
    ])
    .where('outcome', 'is not', null)
    .where('puzzles.puzzle_number', '<', sentPairNumbers.first)
    .groupBy(['puzzles.puzzle_number', 'puzzles.word1', 'puzzles.word2'])
    .having((row) => row.fn.countAll(), '>=', fewest)
    .orderBy('puzzles.puzzle_number')
    .execute();
  return rows.map((row) => ({ ...row, ended: Number(row.ended), jinxes: Number(row.jinxes) }));
}
