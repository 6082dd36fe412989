import {
  addToDanceTotals,
  type DanceTotals,
  emptyDanceTotals,
  getDanceResult,
} from '@bee-jinx/game';
import type { Writer } from '../../../platform/database/database.ts';
import { danceFromRow, seatOf } from '../dance-row.ts';
import { allDancesOf } from '../queries.ts';
import {
  deletePairStats,
  lockPairStats,
  lockPlayerStats,
  setEndedNumber,
  updatePairStats,
  updatePlayerStats,
} from './queries.ts';
import { countColumns } from './record-ended-dance.ts';

/** The history and all sums of a player made anew from their games, by the time they ended. */
export async function recountStats(sql: Writer, playerId: string): Promise<void> {
  // Locked before the games are read: a game that ends meanwhile waits, and is counted afterwards.
  const stats = await lockPlayerStats(sql, playerId);
  const ended = (await allDancesOf(sql, playerId))
    .filter((row) => row.seat0_nth !== null || row.seat1_nth !== null)
    .sort((a, b) => (a.ended_at ?? 0) - (b.ended_at ?? 0));
  let overall = emptyDanceTotals;
  const pairs = new Map<string, { players: [string, string]; count: DanceTotals }>();
  for (const [index, row] of ended.entries()) {
    const seat = seatOf(row, playerId) === 0 ? 'seat0_nth' : 'seat1_nth';
    if (row[seat] !== index + 1) await setEndedNumber(sql, row.id, seat, index + 1);
    const result = row.with_bee === 1 ? null : getDanceResult(danceFromRow(row));
    if (!result) continue;
    overall = addToDanceTotals(overall, result);
    if (row.pair_key === null || row.seat0_id === null || row.seat1_id === null) continue;
    const players = [row.seat0_id, row.seat1_id].sort() as [string, string];
    const { count } = pairs.get(row.pair_key) ?? { count: emptyDanceTotals };
    pairs.set(row.pair_key, { players, count: addToDanceTotals(count, result) });
  }
  await updatePlayerStats(sql, { ...stats, ended: ended.length, ...countColumns(overall) });
  await deletePairStats(sql, playerId);
  for (const [pair_key, { players, count }] of pairs) {
    const [player0_id, player1_id] = players;
    const pair = await lockPairStats(sql, { pair_key, player0_id, player1_id });
    await updatePairStats(sql, { ...pair, ...countColumns(count) });
  }
}
