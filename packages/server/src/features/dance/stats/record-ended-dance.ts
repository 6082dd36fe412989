import {
  addToDanceTotals,
  type Dance,
  type DanceTotals,
  emptyDanceTotals,
  getDanceResult,
} from '@bee-jinx/game';
import type { Writer } from '../../../platform/database/database.ts';
import { hasSimulatedSeat } from '../dance-row.ts';
import type { DanceRow } from '../queries.ts';
import {
  lockPairStats,
  lockPlayerStats,
  type PairStatsRow,
  type PlayerStatsRow,
  updatePairStats,
  updatePlayerStats,
} from './queries.ts';

type CountColumns = Omit<PlayerStatsRow, 'player_id' | 'ended'>;

/**
 * A dance that was begun goes into the history of both; one that was danced to its end counts in their
 * stats and in those of the pair. An invite that came to nothing leaves no trace.
 */
export async function recordEndedDance(
  sql: Writer,
  row: DanceRow,
  before: Dance,
  game: Dance,
): Promise<Pick<DanceRow, 'seat0_nth' | 'seat1_nth'>> {
  const nth: Record<string, number> = {};
  const isPractice = row.with_bee === 1 || hasSimulatedSeat(row);
  const wasBegun =
    !hasSimulatedSeat(row) && (before.status !== 'invited' || game.status === 'completed');
  const result = isPractice ? null : getDanceResult(game);
  const players = [row.seat0_id, row.seat1_id].filter((id) => id !== null).sort();
  // In a fixed order, so that two games of the same players can't deadlock.
  for (const playerId of wasBegun ? players : []) {
    const stats = await lockPlayerStats(sql, playerId);
    const ended = stats.ended + 1;
    const count = result ? countColumns(addToDanceTotals(countOf(stats), result)) : {};
    await updatePlayerStats(sql, { ...stats, ended, ...count });
    nth[playerId] = ended;
  }
  const [player0_id, player1_id] = players;
  if (result && row.pair_key !== null && player0_id !== undefined && player1_id !== undefined) {
    const stats = await lockPairStats(sql, { pair_key: row.pair_key, player0_id, player1_id });
    await updatePairStats(sql, {
      ...stats,
      ...countColumns(addToDanceTotals(countOf(stats), result)),
    });
  }
  return {
    seat0_nth: nth[row.seat0_id ?? ''] ?? null,
    seat1_nth: nth[row.seat1_id ?? ''] ?? null,
  };
}

export function countOf(row: PlayerStatsRow | PairStatsRow | undefined): DanceTotals {
  if (!row) return emptyDanceTotals;
  return {
    games: row.games,
    jinxes: row.jinxes,
    roundsToJinx: row.rounds_to_jinx,
    fewestRounds: row.fewest_rounds,
    currentRun: row.current_run,
    bestRun: row.best_run,
    telepathySum: row.telepathy_sum,
    bestTelepathy: row.best_telepathy,
  };
}

export function countColumns(count: DanceTotals): CountColumns {
  return {
    games: count.games,
    jinxes: count.jinxes,
    rounds_to_jinx: count.roundsToJinx,
    fewest_rounds: count.fewestRounds,
    current_run: count.currentRun,
    best_run: count.bestRun,
    telepathy_sum: count.telepathySum,
    best_telepathy: count.bestTelepathy,
  };
}
