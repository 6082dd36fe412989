import {
  type DailyGame,
  dateOfPuzzle,
  isSentPairNumber,
  isTodaySomewhere,
  type LocalDate,
  mannerOf,
  mayArriveLate,
  possibleUtcOffset,
  resolveToday,
  startDaily,
} from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import { randomId } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlayer } from '../identity/queries.ts';
import type { ChangedInbox } from '../notifications/notify.ts';
import { type CachedBee, sealWord } from './cached-bee.ts';
import type { DailyDeps } from './deps.ts';
import { countLaterWords } from './notes/words-said.ts';
import { isArchive } from './present-game.ts';
import type { Puzzle } from './puzzles/queries.ts';
import {
  type DailyGameRow,
  findGame,
  incrementFirstWord,
  insertGame,
  updateGame,
} from './queries.ts';
import { notifyMaker } from './sent-pairs/notify-maker.ts';

/** A game with the row that holds it. */
export interface StoredGame {
  row: DailyGameRow;
  game: DailyGame;
}

/** When something happens, and on which day the player says it does. */
export interface PlayerTime {
  now: number;
  date: LocalDate | undefined;
  utcOffset?: number | undefined;
}

/** The key of every transaction that changes a game: a player's commands run one after the other. */
export const gameLockKeys = (playerId: string): string[] => [`player:${playerId}`];

export async function readOrStartGame(
  sql: Writer,
  playerId: string,
  puzzle: Puzzle,
  time: PlayerTime,
  { isOpenedByLink = false } = {},
): Promise<StoredGame> {
  const known = await findGame(sql, playerId, puzzle.puzzle_number);
  if (known) return { row: known, game: gameFromRow(known, puzzle) };
  if (!(await findPlayer(sql, playerId))) throw new Refusal('not_signed_in');
  if (isSentPairNumber(puzzle.puzzle_number) && !isOpenedByLink) throw needsLinkRefusal();
  const row = newGameRow(playerId, puzzle, time);
  await insertGame(sql, row);
  return { row, game: gameFromRow(row, puzzle) };
}

export async function saveGame(
  sql: Writer,
  deps: DailyDeps,
  before: StoredGame,
  game: DailyGame,
  time: PlayerTime,
): Promise<StoredGame & { isChanged: boolean; inboxes?: ChangedInbox[] }> {
  if (game === before.game) return { ...before, isChanged: false };
  const row = advanceGameRow(before, game, time, deps.bee);
  await updateGame(sql, row);
  const [first] = game.rounds;
  if (first && before.game.rounds.length === 0) {
    await incrementFirstWord(sql, row.puzzle_number, first.word);
  }
  if (game.outcome !== null) await countLaterWords(sql, row.puzzle_number, game);
  const isPairOver = game.outcome !== null && isSentPairNumber(row.puzzle_number);
  const inboxes = isPairOver ? await notifyMaker(sql, deps, row) : [];
  return { row, game, isChanged: true, inboxes };
}

/** After the commit: the player's screens look again, and boards and friends where a game has ended on its day. */
export function announceGame(
  { live, onFinished, onPairFinished, signalInboxes }: DailyDeps,
  { row, game, isChanged, inboxes = [] }: Awaited<ReturnType<typeof saveGame>>,
  { now }: PlayerTime,
): void {
  if (!isChanged) return;
  const { player_id, puzzle_number, version } = row;
  live.sendSignal([player_id], { topic: 'daily', id: String(puzzle_number), version });
  if (game.outcome === null) return;
  signalInboxes(inboxes);
  if (isSentPairNumber(puzzle_number)) onPairFinished(puzzle_number);
  else if (!isArchive(row, now)) onFinished(player_id, row.utc_offset);
}

/** The game of a pair that a player has made begins with the code of its link, not with its number. */
const needsLinkRefusal = () => new Refusal('not_found', { message: 'Open this pair by its link.' });

/** Tells where the game stands, so that a screen which was behind catches up. */
export const refusalWithGameState = (
  { row, game }: StoredGame,
  refusal: ConstructorParameters<typeof Refusal>[0],
  said?: string,
): Refusal =>
  new Refusal(refusal, {
    details: {
      version: row.version,
      round: game.rounds.length + 1,
      ...(said !== undefined && { said }),
    },
  });

/** The seal of the first word is in the row before anybody is asked for theirs. */
function newGameRow(playerId: string, puzzle: Puzzle, time: PlayerTime): DailyGameRow {
  const { puzzle_number, word1, word2, first_word } = puzzle;
  const game = startDaily([word1, word2], sealWord(puzzle_number, 1, first_word));
  const onItsDay = resolveToday(time.date, time.now) === dateOfPuzzle(puzzle_number);
  return {
    player_id: playerId,
    puzzle_number,
    on_its_day: onItsDay ? 1 : 0,
    streak_day: null,
    utc_offset: null,
    closeness: 0,
    lean: 0,
    failed_saves: 0,
    version: 1,
    started_at: time.now,
    finished_at: null,
    replay_id: null,
    skill: null,
    luck: null,
    ...gameColumns(game),
  };
}

export function gameFromRow(
  row: DailyGameRow,
  { word1, word2 }: Pick<Puzzle, 'word1' | 'word2'>,
): DailyGame {
  return {
    pair: [word1, word2],
    rounds: JSON.parse(row.rounds),
    sealed: row.sealed === null ? null : JSON.parse(row.sealed),
    hints: JSON.parse(row.hints),
    hintsUsed: row.hints_used,
    outcome: row.outcome,
    ...(row.slope && { slope: row.slope }),
  };
}

/** The row after a step of the game; the last step decides what it counts for. */
function advanceGameRow(
  { row, game: before }: StoredGame,
  game: DailyGame,
  time: PlayerTime,
  { judge }: CachedBee,
): DailyGameRow {
  const hasNewWord = game.rounds.length > before.rounds.length;
  const next: DailyGameRow = {
    ...row,
    ...gameColumns(game),
    ...(hasNewWord && isFromItsDay(row, time) && { streak_day: 1 }),
    version: row.version + 1,
  };
  if (game.outcome === null) return next;
  const isOnItsDay = next.streak_day === 1 || endsOnItsDay(row.puzzle_number, time);
  return {
    ...next,
    ...mannerOf(game, judge.warmth),
    on_its_day: row.on_its_day === 1 && isOnItsDay ? 1 : 0,
    // A day on which nothing was said isn't played.
    ...(game.rounds.length === 0 && { streak_day: 0 }),
    utc_offset: possibleUtcOffset(time.utcOffset, time.date, time.now) ?? null,
    // A clock that was put back must not end a game before it began.
    finished_at: Math.max(time.now, row.started_at),
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

/** A word that was said without a connection on the day of its puzzle, in a game that was opened that day. */
function isFromItsDay(
  { on_its_day, puzzle_number }: DailyGameRow,
  { now, date, utcOffset }: PlayerTime,
): boolean {
  if (on_its_day === 0 || date !== dateOfPuzzle(puzzle_number)) return false;
  return mayArriveLate(date, now, utcOffset);
}

function gameColumns({ outcome, rounds, sealed, hints, hintsUsed, slope }: DailyGame) {
  return {
    outcome,
    slope: slope ?? null,
    round_count: rounds.length,
    hints_used: hintsUsed,
    sealed: sealed && JSON.stringify(sealed),
    hints: JSON.stringify(hints),
    rounds: JSON.stringify(rounds),
  };
}
