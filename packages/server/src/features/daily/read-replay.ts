import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { DailyDeps } from './deps.ts';
import { gameFromRow } from './game-steps.ts';
import { presentRounds, tierField } from './present-game.ts';
import { presentPuzzle } from './puzzles/puzzle-store.ts';
import { findGame, findReplay } from './queries.ts';
import { findOpenPairCode } from './sent-pairs/read-pair.ts';

const replayIdPattern = /^replay_[0-9a-z]{19}$/;

/** A shared game. Its path spoils the puzzle, so it stays covered until the viewer has finished theirs. */
export async function readReplay(
  deps: DailyDeps,
  viewer: Caller | undefined,
  replayId: string,
): Promise<CallReply<'readReplay'>> {
  const { db, puzzles, bee, danceReplay } = deps;
  const danced = await danceReplay(replayId);
  if (danced) return { replay: danced };
  const row = replayIdPattern.test(replayId)
    ? await db.readFromReplica((sql) => findReplay(sql, replayId))
    : undefined;
  if (!row?.outcome || row.finished_at === null) {
    throw new Refusal('not_found', { message: 'There is no such game. Perhaps the link is torn.' });
  }
  const puzzle = await puzzles.puzzleWithMaker(row.puzzle_number);
  const viewers = viewer && (await findGame(db.read, viewer.playerId, row.puzzle_number));
  const pairCode = await findOpenPairCode(
    deps,
    row.puzzle_number,
    viewer?.playerId,
    viewers !== undefined,
  );
  const rounds = presentRounds(gameFromRow(row, puzzle), bee.reasonFor);
  const covered = !viewers?.outcome;
  return {
    replay: {
      kind: 'daily',
      replayId,
      puzzle: presentPuzzle(puzzle),
      displayName: row.display_name,
      outcome: row.outcome,
      hintsUsed: row.hints_used,
      finishedAt: formatIsoTime(row.finished_at),
      warmths: rounds.map(({ warmth }) => warmth),
      covered,
      ...(row.slope && { slope: row.slope }),
      ...tierField(row.outcome, rounds.length),
      ...(!covered && { rounds }),
      ...(pairCode !== undefined && { pairCode }),
    },
  };
}
