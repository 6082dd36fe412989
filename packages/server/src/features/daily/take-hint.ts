import type { CallReply } from '@bee-jinx/contract';
import { type HintStep, takeHint as hintRule } from '@bee-jinx/game';
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
