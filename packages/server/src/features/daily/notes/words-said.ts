import { type DailyGame, type DanceOpening, type Pair, pairKey } from '@bee-jinx/game';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { WordsSaid } from '../../../platform/note-taker.ts';
import { fewestPlayers } from '../list-others.ts';
import { firstWordPlayers, firstWordsOf } from '../queries.ts';
import { incrementPairWords, pairWordPlayers, pairWordsOf } from './queries.ts';

const maxWords = 200;

/**
 * What players have said to pairs, by `pairKey`: to the opening pair of a puzzle, and to those of later rounds in the
 * puzzle where most have seen them. Players of two puzzles may be the same, so they aren't added up.
 */
export async function loadWordsSaid(
  sql: Reader,
  opening: DanceOpening | null,
  pairs: readonly Pair[],
): Promise<Map<string, WordsSaid>> {
  const said = await loadLaterWords(sql, pairs.map(pairKey));
  if (opening) said.set(pairKey(opening.pair), await loadFirstWords(sql, opening.puzzleNumber));
  return said;
}

async function loadFirstWords(sql: Reader, puzzleNumber: number): Promise<WordsSaid> {
  return {
    words: await firstWordsOf(sql, puzzleNumber, fewestPlayers, maxWords),
    players: await firstWordPlayers(sql, puzzleNumber),
  };
}

async function loadLaterWords(sql: Reader, pairs: readonly string[]) {
  if (pairs.length === 0) return new Map<string, WordsSaid>();
  const totals = await pairWordPlayers(sql, pairs);
  const largest = new Map(
    totals
      .map(({ pair, puzzle_number, players }) => ({
        pair,
        puzzle_number,
        players: Number(players),
      }))
      .sort((one, other) => one.players - other.players)
      .map((total) => [total.pair, total]),
  );
  const numbers = [...new Set([...largest.values()].map(({ puzzle_number }) => puzzle_number))];
  if (numbers.length === 0) return new Map<string, WordsSaid>();
  const limits = { fewest: fewestPlayers, limit: maxWords };
  const words = await pairWordsOf(sql, pairs, numbers, limits);
  return new Map(
    [...largest].map(([pair, { puzzle_number, players }]): [string, WordsSaid] => [
      pair,
      {
        words: words.filter((one) => one.pair === pair && one.puzzle_number === puzzle_number),
        players,
      },
    ]),
  );
}

/** The words of a finished game after its first round, which was counted when it was said. */
export async function countLaterWords(
  sql: Writer,
  puzzleNumber: number,
  { rounds }: Pick<DailyGame, 'rounds'>,
): Promise<void> {
  const words = rounds.flatMap(({ word }, index) => {
    const before = rounds[index - 1];
    return before ? [{ pair: pairKey([before.word, before.beeWord]), word }] : [];
  });
  if (words.length === 0) return;
  // Two games that end at once must lock the rows in the same order.
  words.sort((one, other) => (one.pair < other.pair ? -1 : 1));
  await incrementPairWords(sql, puzzleNumber, words);
}
