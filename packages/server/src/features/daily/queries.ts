import { sentPairNumbers } from '@bee-jinx/game';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type DailyGameRow = Tables['daily_games'];

const gameOf = prepareQuery((sql: Reader, params: { playerId: string; puzzleNumber: number }) =>
  sql
    .selectFrom('daily_games')
    .selectAll()
    .where('player_id', '=', params.playerId)
    .where('puzzle_number', '=', params.puzzleNumber),
);

export async function findGame(
  sql: Reader,
  playerId: string,
  puzzleNumber: number,
): Promise<DailyGameRow | undefined> {
  return (await gameOf(sql, { playerId, puzzleNumber })).rows[0];
}

export async function insertGame(sql: Writer, game: DailyGameRow): Promise<void> {
  await sql.insertInto('daily_games').values(game).execute();
}

const gameUpdate = prepareQuery((sql: Writer, game: DailyGameRow) => {
  const { player_id, puzzle_number, ...rest } = game;
  return sql
    .updateTable('daily_games')
    .set(rest)
    .where('player_id', '=', player_id)
    .where('puzzle_number', '=', puzzle_number);
});

export async function updateGame(sql: Writer, game: DailyGameRow): Promise<void> {
  await gameUpdate(sql, game);
}

/** A page of a player's games with the words of their puzzles, for exports. */
export function gamesAfter(sql: Reader, playerId: string, puzzleNumber: number, limit: number) {
  return sql
    .selectFrom('daily_games')
    .innerJoin('puzzles', 'puzzles.puzzle_number', 'daily_games.puzzle_number')
    .selectAll('daily_games')
    .select(['puzzles.word1', 'puzzles.word2'])
    .where('player_id', '=', playerId)
    .where('daily_games.puzzle_number', '>', puzzleNumber)
    .orderBy('daily_games.puzzle_number')
    .limit(limit)
    .execute();
}

/** Without the words, which are the large columns of a row. */
export function finishedGamesOf(sql: Reader, playerId: string) {
  return sql
    .selectFrom('daily_games')
    .select(['puzzle_number', 'outcome', 'round_count', 'on_its_day', 'closeness', 'lean'])
    .select(['streak_day', 'utc_offset'])
    .where('player_id', '=', playerId)
    .where('puzzle_number', '<', sentPairNumbers.first)
    .where('outcome', 'is not', null)
    .orderBy('puzzle_number')
    .execute();
}

export function resultsBetween(sql: Reader, playerId: string, first: number, last: number) {
  return sql
    .selectFrom('daily_games')
    .select(['puzzle_number', 'outcome', 'round_count', 'on_its_day', 'streak_day', 'slope'])
    .where('player_id', '=', playerId)
    .where('puzzle_number', '>=', first)
    .where('puzzle_number', '<=', last)
    .execute();
}

export function findReplay(sql: Reader, replayId: string) {
  return sql
    .selectFrom('daily_games')
    .innerJoin('players', 'players.id', 'daily_games.player_id')
    .selectAll('daily_games')
    .select('players.display_name')
    .where('replay_id', '=', replayId)
    .executeTakeFirst();
}

const firstWordIncrement = prepareQuery(
  (sql: Writer, params: { puzzle_number: number; word: string }) =>
    sql
      .insertInto('daily_first_words')
      .values({ ...params, players: 1 })
      .onConflict((conflict) =>
        conflict.columns(['puzzle_number', 'word']).doUpdateSet((row) => ({
          players: row('daily_first_words.players', '+', 1),
        })),
      ),
);

export async function incrementFirstWord(
  sql: Writer,
  puzzleNumber: number,
  word: string,
): Promise<void> {
  await firstWordIncrement(sql, { puzzle_number: puzzleNumber, word });
}

/** The commonest first. */
export function firstWordsOf(sql: Reader, puzzleNumber: number, fewest: number, limit: number) {
  return sql
    .selectFrom('daily_first_words')
    .select(['word', 'players'])
    .where('puzzle_number', '=', puzzleNumber)
    .where('players', '>=', fewest)
    .orderBy('players', 'desc')
    .orderBy('word')
    .limit(limit)
    .execute();
}

export async function firstWordPlayers(sql: Reader, puzzleNumber: number): Promise<number> {
  const { players } = await sql
    .selectFrom('daily_first_words')
    .select((row) => row.fn.sum<number | string | null>('players').as('players'))
    .where('puzzle_number', '=', puzzleNumber)
    .executeTakeFirstOrThrow();
  return Number(players ?? 0);
}

/** Games with a round or an outcome; with `includeUnplayed`, also those that were only opened. */
export function playedGamesOf(
  sql: Reader,
  playerId: string,
  { includeUnplayed = false } = {},
): Promise<DailyGameRow[]> {
  const all = sql.selectFrom('daily_games').selectAll().where('player_id', '=', playerId);
  const chosen = includeUnplayed
    ? all
    : all.where((row) => row.or([row('round_count', '>', 0), row('outcome', 'is not', null)]));
  return chosen.orderBy('puzzle_number').execute();
}

/** Puzzles that both have played. */
export function puzzlesPlayedByBoth(sql: Reader, one: string, other: string) {
  return sql
    .selectFrom('daily_games as mine')
    .innerJoin('daily_games as theirs', 'theirs.puzzle_number', 'mine.puzzle_number')
    .select('mine.puzzle_number')
    .where('mine.player_id', '=', one)
    .where('theirs.player_id', '=', other)
    .where((row) => row.or([row('mine.round_count', '>', 0), row('mine.outcome', 'is not', null)]))
    .where((row) =>
      row.or([row('theirs.round_count', '>', 0), row('theirs.outcome', 'is not', null)]),
    )
    .execute();
}

export async function reassignGame(
  sql: Writer,
  game: DailyGameRow,
  playerId: string,
  version: number,
): Promise<void> {
  await sql
    .updateTable('daily_games')
    .set({ player_id: playerId, version })
    .where('player_id', '=', game.player_id)
    .where('puzzle_number', '=', game.puzzle_number)
    .execute();
}

export async function deleteGame(
  sql: Writer,
  playerId: string,
  puzzleNumber: number,
): Promise<void> {
  await sql
    .deleteFrom('daily_games')
    .where('player_id', '=', playerId)
    .where('puzzle_number', '=', puzzleNumber)
    .execute();
}
