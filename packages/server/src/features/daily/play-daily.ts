import type { CallReply } from '@bee-jinx/contract';
import {
  type DailyGame,
  findSameWord,
  giveUp as giveUpRule,
  type HintStep,
  takeHint as hintRule,
  type LocalDate,
  playDailyWord,
  type Slope,
  chooseSlope as slopeRule,
  usedDailyWords,
} from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { validateWord } from '../../platform/validate-word.ts';
import type { DailyDeps } from './deps.ts';
import {
  announceGame,
  gameLockKeys,
  readOrStartGame,
  refusalWithGameState,
  type StoredGame,
  saveGame,
} from './game-steps.ts';
import { presentGame } from './present-game.ts';

/** The player's word is in; the bee opens its own and seals the next. */
export async function submitDailyWord(
  deps: DailyDeps,
  { playerId }: Caller,
  input: {
    puzzleNumber: number;
    round: number;
    word: string;
    date?: LocalDate | undefined;
    utcOffset?: number | undefined;
    slope?: Slope | null | undefined;
  },
): Promise<CallReply<'submitDaily'>> {
  const { db, clock, bee, puzzles } = deps;
  const { puzzleNumber, round, date, utcOffset } = input;
  const time = { now: clock.now(), date, utcOffset };
  const puzzle = await puzzles.puzzleOf(puzzleNumber);
  const word = validateWord(input.word);

  const saved = await db.transaction(gameLockKeys(playerId), async (sql) => {
    const before = await readOrStartGame(sql, playerId, puzzle, time);
    const move = { round, word };
    const game = chooseWithFirstWord(before, input.slope);
    const ruling = playDailyWord(game, move, bee.judge, bee.sealNext(puzzleNumber));
    if (ruling.ok) return saveGame(sql, deps, before, ruling.game, time);
    const used = usedDailyWords(before.game);
    if (ruling.refusal === 'word_unknown') throw bee.unknownWordRefusal(word, used);
    if (ruling.refusal !== 'word_already_said') throw refusalWithGameState(before, ruling.refusal);
    const said = findSameWord(used, word, bee.judge.sameLemma);
    throw refusalWithGameState(before, ruling.refusal, said);
  });
  announceGame(deps, saved, time);
  const shown = presentGame(saved, time.now, bee.reasonFor);
  const played = shown.game.rounds[round - 1];
  if (!played) throw new Error('A round that was played is not in its game.');
  return { round: played, ...shown };
}

/** The choice of a player who was offline when they made it comes with their first word. */
function chooseWithFirstWord(before: StoredGame, slope: Slope | null | undefined): DailyGame {
  const { game } = before;
  if (slope === undefined || game.rounds.length > 0) return game;
  const ruling = slopeRule(game, slope);
  if (!ruling.ok) throw refusalWithGameState(before, ruling.refusal);
  return ruling.game;
}

/** How the player wants to play this puzzle; null is as ever. */
export async function chooseSlope(
  deps: DailyDeps,
  { playerId }: Caller,
  input: { puzzleNumber: number; slope: Slope | null },
): Promise<CallReply<'chooseSlope'>> {
  const { db, clock, bee, puzzles } = deps;
  const time = { now: clock.now(), date: undefined };
  const puzzle = await puzzles.puzzleOf(input.puzzleNumber);
  const saved = await db.transaction(gameLockKeys(playerId), async (sql) => {
    const before = await readOrStartGame(sql, playerId, puzzle, time);
    const ruling = slopeRule(before.game, input.slope);
    if (!ruling.ok) throw refusalWithGameState(before, ruling.refusal);
    return saveGame(sql, deps, before, ruling.game, time);
  });
  announceGame(deps, saved, time);
  return { game: presentGame(saved, time.now, bee.reasonFor).game };
}

/** A step closer to the bee's word, never the word. */
export async function takeHint(
  deps: DailyDeps,
  { playerId }: Caller,
  input: { puzzleNumber: number; round: number; step?: HintStep | undefined },
): Promise<CallReply<'dailyHint'>> {
  const { db, clock, bee, puzzles } = deps;
  const time = { now: clock.now(), date: undefined };
  const puzzle = await puzzles.puzzleOf(input.puzzleNumber);
  const { hint, ...saved } = await db.transaction(gameLockKeys(playerId), async (sql) => {
    const before = await readOrStartGame(sql, playerId, puzzle, time);
    const ruling = hintRule(before.game, input, (step, { beeWord }) =>
      bee.hint(before.game, beeWord, step),
    );
    if (!ruling.ok) throw refusalWithGameState(before, ruling.refusal);
    return { hint: ruling.hint, ...(await saveGame(sql, deps, before, ruling.game, time)) };
  });
  announceGame(deps, saved, time);
  return { hint, game: presentGame(saved, time.now, bee.reasonFor).game };
}

/** The game ends, and the word that the bee had sealed is opened. */
export async function giveUp(
  deps: DailyDeps,
  { playerId }: Caller,
  input: {
    puzzleNumber: number;
    date?: LocalDate | undefined;
    utcOffset?: number | undefined;
  },
): Promise<CallReply<'giveUpDaily'>> {
  const { db, clock, bee, puzzles } = deps;
  const { puzzleNumber, date, utcOffset } = input;
  const time = { now: clock.now(), date, utcOffset };
  const puzzle = await puzzles.puzzleOf(puzzleNumber);
  const saved = await db.transaction(gameLockKeys(playerId), async (sql) => {
    const before = await readOrStartGame(sql, playerId, puzzle, time);
    const ruling = giveUpRule(before.game);
    if (!ruling.ok) throw refusalWithGameState(before, ruling.refusal);
    return saveGame(sql, deps, before, ruling.game, time);
  });
  announceGame(deps, saved, time);
  return { game: presentGame(saved, time.now, bee.reasonFor).game };
}
