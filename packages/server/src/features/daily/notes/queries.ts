import { sentPairNumbers } from '@bee-jinx/game';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import { type Averages, type MemberAverages, toAverages } from '../../../platform/note-taker.ts';

/** By the id of the finished game itself, which goes with it when its player becomes another. */
export async function storeNotes(
  sql: Writer,
  replayId: string,
  scores: { skill: number; luck: number },
): Promise<void> {
  await sql
    .updateTable('daily_games')
    .set(scores)
    .where('replay_id', '=', replayId)
    .where('skill', 'is', null)
    .execute();
}

const sums = (sql: Reader) =>
  sql
    .selectFrom('daily_games')
    .select((row) => [
      row.fn.count<number | string>('skill').as('games'),
      row.fn.sum<number | string | null>('skill').as('skill'),
      row.fn.sum<number | string | null>('luck').as('luck'),
    ]);

/** Without pairs that players have sent, which count nowhere. */
export const averageOfPlayer = async (sql: Reader, playerId: string): Promise<Averages> =>
  toAverages(
    await sums(sql)
      .where('player_id', '=', playerId)
      .where('puzzle_number', '<', sentPairNumbers.first)
      .executeTakeFirstOrThrow(),
  );

export async function averageOfPlayers(
  sql: Reader,
  playerIds: readonly string[],
  puzzleNumber: number,
): Promise<MemberAverages> {
  if (playerIds.length === 0) return { games: 0, skill: 0, luck: 0, players: 0 };
  const row = await sums(sql)
    .where('player_id', 'in', playerIds)
    .where('puzzle_number', '=', puzzleNumber)
    .executeTakeFirstOrThrow();
  const averages = toAverages(row);
  // Each of them has one game of a puzzle.
  return { ...averages, players: averages.games };
}

/** An average of so many is as good as that of all. */
const sampleSize = 1000;

/** Of those who have finished last. */
export async function averageOfPuzzle(sql: Reader, puzzleNumber: number): Promise<Averages> {
  const row = await sql
    .selectFrom((from) =>
      from
        .selectFrom('daily_games')
        .select(['skill', 'luck'])
        .where('puzzle_number', '=', puzzleNumber)
        .where('finished_at', 'is not', null)
        .orderBy('finished_at', 'desc')
        .limit(sampleSize)
        .as('latest'),
    )
    .select((row) => [
      row.fn.count<number | string>('skill').as('games'),
      row.fn.sum<number | string | null>('skill').as('skill'),
      row.fn.sum<number | string | null>('luck').as('luck'),
    ])
    .executeTakeFirstOrThrow();
  return toAverages(row);
}

export async function incrementPairWords(
  sql: Writer,
  puzzleNumber: number,
  words: readonly { pair: string; word: string }[],
): Promise<void> {
  await sql
    .insertInto('daily_pair_words')
    .values(words.map((one) => ({ ...one, puzzle_number: puzzleNumber, players: 1 })))
    .onConflict((conflict) =>
      conflict.columns(['pair', 'puzzle_number', 'word']).doUpdateSet((row) => ({
        players: row('daily_pair_words.players', '+', 1),
      })),
    )
    .execute();
}

/** Words that enough players have said to the pairs in the puzzles, the commonest of each first. */
export function pairWordsOf(
  sql: Reader,
  pairs: readonly string[],
  puzzleNumbers: readonly number[],
  { fewest, limit }: { fewest: number; limit: number },
) {
  const ranked = sql
    .selectFrom('daily_pair_words')
    .select(['pair', 'puzzle_number', 'word', 'players'])
    .select((row) =>
      row.fn
        .agg<number>('row_number')
        .over((group) =>
          group.partitionBy(['pair', 'puzzle_number']).orderBy('players', 'desc').orderBy('word'),
        )
        .as('place'),
    )
    .where('pair', 'in', pairs)
    .where('puzzle_number', 'in', puzzleNumbers)
    .where('players', '>=', fewest);
  return sql
    .selectFrom(ranked.as('ranked'))
    .select(['pair', 'puzzle_number', 'word', 'players'])
    .where('place', '<=', limit)
    .orderBy('place')
    .execute();
}

export function pairWordPlayers(sql: Reader, pairs: readonly string[]) {
  return sql
    .selectFrom('daily_pair_words')
    .select((row) => [
      'pair',
      'puzzle_number',
      row.fn.sum<number | string>('players').as('players'),
    ])
    .where('pair', 'in', pairs)
    .groupBy(['pair', 'puzzle_number'])
    .execute();
}
