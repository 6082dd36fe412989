import type { DailyRound } from '@bee-jinx/contract';
import type { Outcome, ReasonFor, Slope, Tier } from '@bee-jinx/game';
import type { DailyDeps } from '../deps.ts';
import { gameFromRow } from '../game-steps.ts';
import { presentRounds, tierField } from '../present-game.ts';
import type { DailyGameRow } from '../queries.ts';
import { finishedAmong, finishedGames } from './queries.ts';

interface SpoilerSafeResult {
  puzzleNumber: number;
  outcome: Outcome;
  tier?: Tier | undefined;
  rounds: number;
  hintsUsed: number;
  slope?: Slope;
  warmths: number[];
  covered: boolean;
  path?: DailyRound[];
  replayId: string;
}

/**
 * Finished games of others as this reader may see them, in the order asked: the path only to whoever has finished that
 * puzzle too. Two questions to the database, however many there are.
 */
export async function loadSpoilerSafeResults(
  { db, bee }: Pick<DailyDeps, 'db' | 'bee'>,
  readerId: string,
  wanted: readonly { playerId: string; puzzleNumber: number }[],
): Promise<(SpoilerSafeResult | null)[]> {
  if (wanted.length === 0) return [];
  const numbers = [...new Set(wanted.map(({ puzzleNumber }) => puzzleNumber))];
  const [rows, finished] = await Promise.all([
    finishedGames(db.read, wanted),
    finishedAmong(db.read, readerId, numbers),
  ]);
  return wanted.map(({ playerId, puzzleNumber }) => {
    const row = rows.find(
      (game) => game.player_id === playerId && game.puzzle_number === puzzleNumber,
    );
    return row ? presentResult(row, !finished.has(puzzleNumber), bee.reasonFor) : null;
  });
}

function presentResult(
  row: DailyGameRow & { word1: string; word2: string },
  covered: boolean,
  reasonFor: ReasonFor,
): SpoilerSafeResult | null {
  if (row.outcome === null || row.replay_id === null) return null;
  const path = presentRounds(gameFromRow(row, row), reasonFor);
  return {
    puzzleNumber: row.puzzle_number,
    outcome: row.outcome,
    rounds: path.length,
    hintsUsed: row.hints_used,
    warmths: path.map(({ warmth }) => warmth),
    replayId: row.replay_id,
    covered,
    ...(row.slope && { slope: row.slope }),
    ...tierField(row.outcome, path.length),
    ...(!covered && { path }),
  };
}
