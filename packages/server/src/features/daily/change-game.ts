import type { DailyGame } from '@bee-jinx/contract';
import type { DailyGame as Game, LocalDate } from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlayer } from '../identity/queries.ts';
import type { DailyDeps } from './deps.ts';
import { advanceGameRow, gameFromRow, newGameRow, type PlayerTime } from './game-row.ts';
import { presentGame } from './present-game.ts';
import type { PuzzleRow } from './puzzles/queries.ts';
import {
  type DailyGameRow,
  findGame,
  incrementFirstWord,
  insertGame,
  updateGame,
} from './queries.ts';

/** How every command on a game runs: one after the other per player, all or nothing, then a signal. */
export async function changeGame<Step extends { game: Game }>(
  deps: DailyDeps,
  caller: Caller,
  puzzle: PuzzleRow,
  date: LocalDate | undefined,
  step: (game: Game, row: DailyGameRow, sql: Writer) => Step | Promise<Step>,
): Promise<Step & { shown: { game: DailyGame; seal?: string } }> {
  const moment = { now: deps.clock.now(), date };
  const { taken, row, changed } = await deps.db.transaction(
    [`player:${caller.playerId}`],
    async (sql) => {
      const row = await findOrStart(sql, caller.playerId, puzzle, moment);
      const before = gameFromRow(row, puzzle);
      const taken = await step(before, row, sql);
      if (taken.game === before) return { taken, row, changed: false };
      const next = advanceGameRow(row, taken.game, moment, deps.bee);
      await updateGame(sql, next);
      const [first] = taken.game.rounds;
      if (first && before.rounds.length === 0) {
        await incrementFirstWord(sql, puzzle.puzzle_number, first.word);
      }
      return { taken, row: next, changed: true };
    },
  );
  if (changed) {
    const { puzzle_number, version } = row;
    deps.live.sendSignal([caller.playerId], { topic: 'daily', id: String(puzzle_number), version });
  }
  const shown = presentGame(row, taken.game, moment.now, deps.bee.reasonFor);
  if (changed && taken.game.outcome !== null && !shown.game.archive) {
    deps.onFinished(caller.playerId);
  }
  return { ...taken, shown };
}

/** No, with where the game stands, so that a screen which was behind knows. */
export const refusalWithGameState = (
  row: DailyGameRow,
  { rounds }: Game,
  refusal: ConstructorParameters<typeof Refusal>[0],
): Refusal => new Refusal(refusal, { details: { version: row.version, round: rounds.length + 1 } });

export async function findOrStart(
  sql: Writer,
  playerId: string,
  puzzle: PuzzleRow,
  moment: PlayerTime,
): Promise<DailyGameRow> {
  const known = await findGame(sql, playerId, puzzle.puzzle_number);
  if (known) return known;
  if (!(await findPlayer(sql, playerId))) throw new Refusal('not_signed_in');
  const fresh = newGameRow(playerId, puzzle, moment);
  await insertGame(sql, fresh);
  return fresh;
}
