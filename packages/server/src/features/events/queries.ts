import { sql as raw } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { keysetAfter } from '../../platform/database/keyset-after.ts';
import { ownedKeys, reassignRows } from '../../platform/database/owned-rows.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type EventRow = Tables['events'];
type ConsentRow = Tables['consents'];

export async function storedKeys(sql: Reader, playerId: string, keys: readonly string[]) {
  const rows = await sql
    .selectFrom('events')
    .select('idempotency_key')
    .where('player_id', '=', playerId)
    .where('idempotency_key', 'in', keys)
    .execute();
  return new Set(rows.map((row) => row.idempotency_key));
}

/** Maps each id to itself or to the account it was merged into; deleted players are missing. */
export async function resolvePlayerIds(sql: Writer, playerIds: readonly string[]) {
  const ids = [...new Set(playerIds)];
  const here = await sql.selectFrom('players').select('id').where('id', 'in', ids).execute();
  const found = new Map(here.map(({ id }) => [id, id]));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  const merged = await sql
    .selectFrom('merged_players')
    .select(['merged_id', 'player_id'])
    .where('merged_id', 'in', missing)
    .execute();
  for (const row of merged) found.set(row.merged_id, row.player_id);
  return found;
}

/** Returns the rows that were new. */
export async function insertEvents(sql: Writer, rows: readonly EventRow[]): Promise<EventRow[]> {
  if (rows.length === 0) return [];
  const inserted = await sql
    .insertInto('events')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['player_id', 'idempotency_key']).doNothing())
    .returning(['player_id', 'idempotency_key'])
    .execute();
  if (inserted.length === rows.length) return [...rows];
  const fresh = new Set(inserted.map((row) => `${row.player_id} ${row.idempotency_key}`));
  // A duplicate within the batch is inserted and counted once.
  return rows.filter((row) => fresh.delete(`${row.player_id} ${row.idempotency_key}`));
}

export function countStored(sql: Reader): Promise<number> {
  return countRows(sql.selectFrom('events'));
}

/** Whether the player has sent `limit` events after `since`; reads no further than that. */
export async function hasReachedEventLimit(
  sql: Reader,
  playerId: string,
  { limit, since }: { limit: number; since: number },
): Promise<boolean> {
  const { rows } = await nthEventAfter(sql, { playerId, since, offset: limit - 1 });
  return rows.length > 0;
}

const nthEventAfter = prepareQuery(
  (sql: Reader, params: { playerId: string; since: number; offset: number }) =>
    sql
      .selectFrom('events')
      .select('accepted_at')
      .where('player_id', '=', params.playerId)
      .where('accepted_at', '>', params.since)
      .orderBy('accepted_at')
      .offset(params.offset)
      .limit(1),
);

/** Keyset pages for exports, in the order of arrival. */
export function eventsAfter(
  sql: Reader,
  playerId: string,
  last: EventRow | undefined,
  limit: number,
): Promise<EventRow[]> {
  return sql
    .selectFrom('events')
    .selectAll()
    .where('player_id', '=', playerId)
    .where(
      keysetAfter(
        last && {
          accepted_at: last.accepted_at,
          occurred_at: last.occurred_at,
          idempotency_key: last.idempotency_key,
        },
      ),
    )
    .orderBy('accepted_at')
    .orderBy('occurred_at')
    .orderBy('idempotency_key')
    .limit(limit)
    .execute();
}

/** Deletes raw events and the per-player helpers of the sums. Returns how many events were deleted. */
export async function deleteEventsBefore(
  sql: Writer,
  before: { acceptedAt: number; day: string },
  limit: number,
): Promise<number> {
  const last = await sql
    .selectFrom('events')
    .select('accepted_at')
    .where('accepted_at', '<', before.acceptedAt)
    .orderBy('accepted_at')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  const { numDeletedRows } = await sql
    .deleteFrom('events')
    .where('accepted_at', '<', before.acceptedAt)
    .$if(last !== undefined, (query) => query.where('accepted_at', '<=', last?.accepted_at ?? 0))
    .executeTakeFirst();
  if (last === undefined) {
    await sql.deleteFrom('event_player_days').where('day', '<', before.day).execute();
    await sql.deleteFrom('event_games').where('day', '<', before.day).execute();
    const letters = sql.deleteFrom('event_dead_letters');
    await letters.where('accepted_at', '<', before.acceptedAt).execute();
  }
  return Number(numDeletedRows);
}

export function findConsent(sql: Reader, playerId: string) {
  return sql
    .selectFrom('consents')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** Whether the newest decision of the player is a no. */
export async function hasDeniedConsent(sql: Reader, playerId: string): Promise<boolean> {
  return (await consentStatus(sql, { playerId })).rows[0]?.status === 'denied';
}

const consentStatus = prepareQuery((sql: Reader, params: { playerId: string }) =>
  sql.selectFrom('consents').select('status').where('player_id', '=', params.playerId),
);

/** An older decision that arrives late is ignored. */
export async function saveConsent(sql: Writer, row: ConsentRow): Promise<void> {
  const known = await findConsent(sql, row.player_id);
  if (known && known.decided_at > row.decided_at) return;
  await sql
    .insertInto('consents')
    .values(row)
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
}

/** Assigns the next badge number unless the player has one. */
export async function assignBadgeNumber(sql: Writer, playerId: string) {
  const player = await sql
    .selectFrom('players')
    .select(['badge_number', 'version'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  if (!player) return undefined;
  const { badge_number: known, version } = player;
  if (known !== null) return { badgeNumber: known, version, isNew: false };
  const { count } = await sql
    .insertInto('counters')
    .values({ name: 'badge-number', count: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ count: row('counters.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  const badgeNumber = Number(count);
  await sql
    .updateTable('players')
    .set({ badge_number: badgeNumber, version: version + 1 })
    .where('id', '=', playerId)
    .execute();
  return { badgeNumber, version: version + 1, isNew: true };
}

/** Where both players have the same key, the account's row stays. */
export async function reassignEvents(sql: Writer, from: string, to: string): Promise<void> {
  const kinds = [
    ['event_buffer', 'idempotency_key'],
    ['events', 'idempotency_key'],
    ['event_player_days', 'day'],
    ['event_games', 'game'],
  ] as const;
  for (const [table, key] of kinds) await moveRows(sql, table, key, from, to);
  for (const table of ['event_players', 'consents'] as const) {
    const known = await sql
      .selectFrom(table)
      .select('player_id')
      .where('player_id', '=', to)
      .executeTakeFirst();
    if (!known) {
      await sql.updateTable(table).set({ player_id: to }).where('player_id', '=', from).execute();
    }
  }
  await sql
    .updateTable('event_dead_letters')
    .set({ player_id: to })
    .where('player_id', '=', from)
    .execute();
}

const buffered = { table: 'event_buffer', key: 'idempotency_key', owner: 'player_id' } as const;
const stored = { ...buffered, table: 'events' } as const;

/** What a merge moves or drops of a player. */
export async function eventTracesOf(sql: Reader, playerId: string) {
  const rowsOf = <Table extends 'event_players' | 'event_player_days' | 'event_games' | 'consents'>(
    table: Table,
  ) =>
    sql
      .selectFrom(table as 'consents')
      .selectAll()
      .where('player_id', '=', playerId)
      .execute() as unknown as Promise<Tables[Table][]>;
  return {
    keys: [
      ...(await ownedKeys(sql, buffered, playerId)),
      ...(await ownedKeys(sql, stored, playerId)),
    ],
    event_players: await rowsOf('event_players'),
    event_player_days: await rowsOf('event_player_days'),
    event_games: await rowsOf('event_games'),
    consents: await rowsOf('consents'),
  };
}

export type EventTraces = Awaited<ReturnType<typeof eventTracesOf>>;

/** The inverse of `reassignEvents`. What the sums have counted stays with the account too. */
export async function returnEvents(sql: Writer, traces: EventTraces, from: string, to: string) {
  const { keys, ...tables } = traces;
  for (const rows of [buffered, stored]) await reassignRows(sql, rows, keys, from, to);
  for (const [table, rows] of Object.entries(tables)) {
    for (const row of rows)
      await sql
        .insertInto(table as 'consents')
        .values(row as never)
        .execute();
  }
}

export async function deleteConsent(sql: Writer, playerId: string, decidedAt: number) {
  await sql
    .deleteFrom('consents')
    .where('player_id', '=', playerId)
    .where('decided_at', '=', decidedAt)
    .execute();
}

async function moveRows(sql: Writer, table: string, key: string, from: string, to: string) {
  const [rows, what] = [raw.table(table), raw.ref(key)];
  await raw`
    update ${rows} set player_id = ${to}
    where player_id = ${from}
    and ${what} not in (select ${what} from ${rows} where player_id = ${to})
  `.execute(sql);
}
