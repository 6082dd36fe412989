import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import type { EventRow } from '../queries.ts';
import { addDays, dayOf, weekOf } from './calendar.ts';
import { eventGameId, type GameRow, gameKey, type RollupRow } from './roll-up.ts';

/** What was counted before of the players and games in a batch. */
export async function loadRollUpState(sql: Writer, rows: readonly EventRow[]) {
  const playerIds = [...new Set(rows.map((row) => row.player_id))];
  const days = rows.map((row) => dayOf(row.occurred_at)).sort();
  const from = weekOf(days[0] ?? '');
  const to = addDays(weekOf(days.at(-1) ?? ''), 6);
  const games = [...new Set(rows.map(eventGameId).filter((game) => game !== undefined))];
  const [players, playerDays, knownGames] = [
    await sql.selectFrom('event_players').selectAll().where('player_id', 'in', playerIds).execute(),
    await sql
      .selectFrom('event_player_days')
      .selectAll()
      .where('player_id', 'in', playerIds)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .execute(),
    games.length === 0
      ? []
      : await sql
          .selectFrom('event_games')
          .selectAll()
          .where('player_id', 'in', playerIds)
          .where('game', 'in', games)
          .execute(),
  ];
  const daysOf = new Map<string, Set<string>>();
  for (const { player_id, day } of playerDays) {
    daysOf.set(player_id, (daysOf.get(player_id) ?? new Set()).add(day));
  }
  return {
    firstDays: new Map(players.map((row) => [row.player_id, row.first_day])),
    days: daysOf,
    games: new Map(knownGames.map((row) => [gameKey(row.player_id, row.game), row])),
  };
}

export async function insertPlayers(sql: Writer, rows: readonly Tables['event_players'][]) {
  if (rows.length > 0) await sql.insertInto('event_players').values(rows).execute();
}

export async function insertPlayerDays(sql: Writer, rows: readonly Tables['event_player_days'][]) {
  if (rows.length > 0) await sql.insertInto('event_player_days').values(rows).execute();
}

export async function saveGames(sql: Writer, rows: readonly GameRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql
    .insertInto('event_games')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'game']).doUpdateSet((row) => ({
        said: row.ref('excluded.said'),
        finished: row.ref('excluded.finished'),
        won: row.ref('excluded.won'),
      })),
    )
    .execute();
}

export async function addToSums(sql: Writer, rows: readonly RollupRow[]): Promise<void> {
  await sql
    .insertInto('event_rollups')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'figure', 'part']).doUpdateSet((row) => ({
        count: row('event_rollups.count', '+', row.ref('excluded.count')),
      })),
    )
    .execute();
}

export function sumsBetween(sql: Reader, from: string, to: string): Promise<RollupRow[]> {
  return sql
    .selectFrom('event_rollups')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
}
