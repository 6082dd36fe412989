import type { Writer } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { insertEvents, resolvePlayerIds } from './queries.ts';
import {
  addToSums,
  insertPlayerDays,
  insertPlayers,
  loadRollUpState,
  saveGames,
} from './sums/queries.ts';
import { rollUp } from './sums/roll-up.ts';

export interface StoreResult {
  stored: number;
  duplicates: number;
  gone: number;
}

/** Events and sums in one transaction, under one lock: what is stored is counted, once. */
export async function storeBatch(
  sql: Writer,
  rows: readonly Tables['events'][],
): Promise<StoreResult> {
  const players = await resolvePlayerIds(
    sql,
    rows.map((row) => row.player_id),
  );
  const owned = rows.flatMap((row) => {
    const player_id = players.get(row.player_id);
    return player_id === undefined ? [] : [{ ...row, player_id }];
  });
  const fresh = await insertEvents(sql, owned);
  if (fresh.length > 0) {
    const {
      sums,
      players: newPlayers,
      days,
      games,
    } = rollUp(fresh, await loadRollUpState(sql, fresh));
    await insertPlayers(sql, newPlayers);
    await insertPlayerDays(sql, days);
    await saveGames(sql, games);
    await addToSums(sql, sums);
  }
  return {
    stored: fresh.length,
    duplicates: owned.length - fresh.length,
    gone: rows.length - owned.length,
  };
}
