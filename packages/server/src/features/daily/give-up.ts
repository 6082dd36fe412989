import type { CallReply } from '@bee-jinx/contract';
import { giveUp as giveUpRule, type LocalDate } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import type { DailyDeps } from './deps.ts';
import {
  announceGame,
  gameLockKeys,
  readOrStartGame,
  refusalWithGameState,
  saveGame,
} from './game-steps.ts';
import { presentGame } from './present-game.ts';

/** The game ends, and the word that the bee had sealed is opened. */
export async function giveUp(
  deps: DailyDeps,
  { playerId }: Caller,
  { puzzleNumber, date }: { puzzleNumber: number; date?: LocalDate | undefined },
): Promise<CallReply<'giveUpDaily'>> {
  const { db, clock, bee, puzzles } = deps;
  const time = { now: clock.now(), date };
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
