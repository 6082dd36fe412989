import {
  type DailyGame,
  dateOfPuzzle,
  isTodaySomewhere,
  type LocalDate,
  mannerOf,
  resolveToday,
  startDaily,
} from '@bee-jinx/game';
import { randomId } from '../../platform/random.ts';
import type { CachedBee } from './cached-bee.ts';
import type { PuzzleRow } from './puzzles/queries.ts';
import type { DailyGameRow } from './queries.ts';
import { sealWord } from './seal.ts';

type PairOfPuzzle = Pick<PuzzleRow, 'word1' | 'word2'>;

/** When something happens, and on which day the player says it does. */
export interface PlayerTime {
  now: number;
  date: LocalDate | undefined;
}

/** The seal of the first word is in the row before anybody is asked for theirs. */
export function newGameRow(playerId: string, puzzle: PuzzleRow, moment: PlayerTime): DailyGameRow {
  const { puzzle_number, word1, word2, first_word } = puzzle;
  const game = startDaily([word1, word2], sealWord(puzzle_number, 1, first_word));
  const onItsDay = resolveToday(moment.date, moment.now) === dateOfPuzzle(puzzle_number);
  return {
    player_id: playerId,
    puzzle_number,
    on_its_day: onItsDay ? 1 : 0,
    closeness: 0,
    lean: 0,
    failed_saves: 0,
    version: 1,
    started_at: moment.now,
    finished_at: null,
    replay_id: null,
    ...gameColumns(game),
  };
}

export function gameFromRow(row: DailyGameRow, { word1, word2 }: PairOfPuzzle): DailyGame {
  return {
    pair: [word1, word2],
    rounds: JSON.parse(row.rounds),
    sealed: row.sealed === null ? null : JSON.parse(row.sealed),
    hints: JSON.parse(row.hints),
    hintsUsed: row.hints_used,
    outcome: row.outcome,
  };
}

/** The row after a step of the game; the last step decides what it counts for. */
export function advanceGameRow(
  row: DailyGameRow,
  game: DailyGame,
  moment: PlayerTime,
  { judge }: CachedBee,
): DailyGameRow {
  const next = { ...row, ...gameColumns(game), version: row.version + 1 };
  if (game.outcome === null) return next;
  return {
    ...next,
    ...mannerOf(game, judge.warmth),
    on_its_day: row.on_its_day === 1 && endsOnItsDay(row.puzzle_number, moment) ? 1 : 0,
    // A clock that was put back must not end a game before it began.
    finished_at: Math.max(moment.now, row.started_at),
    replay_id: randomId('replay'),
  };
}

/** By the player's own date where they say it and it can be true; else while it is today anywhere. */
function endsOnItsDay(puzzleNumber: number, { now, date }: PlayerTime): boolean {
  const day = dateOfPuzzle(puzzleNumber);
  return date !== undefined && isTodaySomewhere(date, now)
    ? date === day
    : isTodaySomewhere(day, now);
}

function gameColumns({ outcome, rounds, sealed, hints, hintsUsed }: DailyGame) {
  return {
    outcome,
    round_count: rounds.length,
    hints_used: hintsUsed,
    sealed: sealed && JSON.stringify(sealed),
    hints: JSON.stringify(hints),
    rounds: JSON.stringify(rounds),
  };
}
