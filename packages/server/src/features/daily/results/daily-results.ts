import type { Outcome, Tier } from '@bee-jinx/game';
import type { DailyDeps } from '../deps.ts';
import { tierField } from '../present-game.ts';
import { finishedBy } from './queries.ts';

interface DailyResult {
  outcome: Outcome;
  rounds: number;
  tier?: Tier | undefined;
  replayId?: string | undefined;
}

/** Of those who have finished the puzzle. Without their words: whether those are shown, the replay decides. */
export async function loadDailyResults(
  { db }: DailyDeps,
  playerIds: readonly string[],
  puzzleNumber: number,
): Promise<Map<string, DailyResult>> {
  if (playerIds.length === 0) return new Map();
  const rows = await finishedBy(db.read, playerIds, puzzleNumber);
  return new Map(
    rows.flatMap(({ player_id, outcome, round_count, replay_id }): [string, DailyResult][] =>
      outcome === null
        ? []
        : [
            [
              player_id,
              {
                outcome,
                rounds: round_count,
                ...tierField(outcome, round_count),
                ...(replay_id !== null && { replayId: replay_id }),
              },
            ],
          ],
    ),
  );
}
