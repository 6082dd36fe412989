import type { Reader } from '../../../platform/database/database.ts';

export function finishedBy(sql: Reader, playerIds: readonly string[], puzzleNumber: number) {
  return sql
    .selectFrom('daily_games')
    .select(['player_id', 'outcome', 'round_count', 'replay_id'])
    .where('player_id', 'in', playerIds)
    .where('puzzle_number', '=', puzzleNumber)
    .where('outcome', 'is not', null)
    .execute();
}

/** Of several players at once. */
export function gamesOn(sql: Reader, playerIds: readonly string[], puzzleNumber: number) {
  return sql
    .selectFrom('daily_games')
    .select(['player_id', 'outcome', 'hints_used', 'slope', 'rounds'])
    .where('player_id', 'in', playerIds)
    .where('puzzle_number', '=', puzzleNumber)
    .execute();
}

/** What several players have finished on its own day; a row for each who has. */
export function playedDaysBetween(
  sql: Reader,
  playerIds: readonly string[],
  first: number,
  last: number,
) {
  return sql
    .selectFrom('daily_games')
    .select((row) => [
      'player_id',
      row.fn.countAll<number>().as('days'),
      row.fn.count<number>('outcome').filterWhere('outcome', '=', 'jinx').as('jinxes'),
      row.fn
        .sum<number | null>('round_count')
        .filterWhere('outcome', '=', 'jinx')
        .as('jinx_rounds'),
    ])
    .where('player_id', 'in', playerIds)
    .where('puzzle_number', '>=', first)
    .where('puzzle_number', '<=', last)
    .where('on_its_day', '=', 1)
    .where('outcome', 'is not', null)
    .groupBy('player_id')
    .execute();
}

/** Those of these games that are over, with the pairs they were about. */
export function finishedGames(
  sql: Reader,
  wanted: readonly { playerId: string; puzzleNumber: number }[],
) {
  return sql
    .selectFrom('daily_games')
    .innerJoin('puzzles', 'puzzles.puzzle_number', 'daily_games.puzzle_number')
    .selectAll('daily_games')
    .select(['puzzles.word1', 'puzzles.word2'])
    .where('outcome', 'is not', null)
    .where((game) =>
      game.or(
        wanted.map(({ playerId, puzzleNumber }) =>
          game.and([
            game('player_id', '=', playerId),
            game('daily_games.puzzle_number', '=', puzzleNumber),
          ]),
        ),
      ),
    )
    .execute();
}

/** Which of these puzzles the player has finished. */
export async function finishedAmong(
  sql: Reader,
  playerId: string,
  puzzleNumbers: readonly number[],
): Promise<Set<number>> {
  const rows = await sql
    .selectFrom('daily_games')
    .select('puzzle_number')
    .where('player_id', '=', playerId)
    .where('puzzle_number', 'in', [...puzzleNumbers])
    .where('outcome', 'is not', null)
    .execute();
  return new Set(rows.map(({ puzzle_number }) => puzzle_number));
}

/** A player's own, with the pairs they were about. */
export function finishedGamesBetween(
  sql: Reader,
  playerId: string,
  { first, last }: { first: number; last: number },
) {
  return sql
    .selectFrom('daily_games')
    .innerJoin('puzzles', 'puzzles.puzzle_number', 'daily_games.puzzle_number')
    .select(['daily_games.puzzle_number', 'outcome', 'rounds', 'word1', 'word2'])
    .where('player_id', '=', playerId)
    .where('daily_games.puzzle_number', '>=', first)
    .where('daily_games.puzzle_number', '<=', last)
    .where('outcome', 'is not', null)
    .orderBy('daily_games.puzzle_number')
    .execute();
}

/** Of finished games of several players. */
export async function saidWordsBetween(
  sql: Reader,
  playerIds: readonly string[],
  { first, last }: { first: number; last: number },
) {
  if (playerIds.length === 0) return [];
  return sql
    .selectFrom('daily_games')
    .select(['player_id', 'puzzle_number', 'rounds'])
    .where('player_id', 'in', playerIds)
    .where('puzzle_number', '>=', first)
    .where('puzzle_number', '<=', last)
    .where('outcome', 'is not', null)
    .execute();
}

/** Finished games in which something was said: those that a recap is of. */
export async function countPlayedBetween(
  sql: Reader,
  playerId: string,
  { first, last }: { first: number; last: number },
): Promise<{ played: number; jinxes: number }> {
  const { played, jinxes } = await sql
    .selectFrom('daily_games')
    .select((row) => [
      row.fn.countAll<number | string>().as('played'),
      row.fn.count<number | string>('outcome').filterWhere('outcome', '=', 'jinx').as('jinxes'),
    ])
    .where('player_id', '=', playerId)
    .where('puzzle_number', '>=', first)
    .where('puzzle_number', '<=', last)
    .where('outcome', 'is not', null)
    .where('round_count', '>', 0)
    .executeTakeFirstOrThrow();
  return { played: Number(played), jinxes: Number(jinxes) };
}
