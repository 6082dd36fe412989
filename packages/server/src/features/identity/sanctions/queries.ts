import type { Database, Reader, Writer } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { isSuspended } from './is-suspended.ts';

export type SanctionRow = Tables['sanctions'];

export async function insertSanction(sql: Writer, sanction: SanctionRow): Promise<void> {
  await sql.insertInto('sanctions').values(sanction).execute();
}

/** The newest first. */
export function sanctionsOf(sql: Reader, playerId: string): Promise<SanctionRow[]> {
  return sql
    .selectFrom('sanctions')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('since', 'desc')
    .orderBy('id')
    .execute();
}

export function findActiveSanction(sql: Reader, playerId: string, now: number) {
  return sql
    .selectFrom('sanctions')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('lifted_at', 'is', null)
    .where((row) => row.or([row('until', 'is', null), row('until', '>', now)]))
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** All active ones: at most one, except during a merge. */
export async function liftSanctions(
  sql: Writer,
  playerId: string,
  lifting: { now: number; by: string | null; reason: string },
): Promise<void> {
  await sql
    .updateTable('sanctions')
    .set({ lifted_at: lifting.now, lifted_by: lifting.by, lift_reason: lifting.reason })
    .where('player_id', '=', playerId)
    .where('lifted_at', 'is', null)
    .where((row) => row.or([row('until', 'is', null), row('until', '>', lifting.now)]))
    .execute();
}

/** Returns the player's new version. */
export async function setSuspendedUntil(sql: Writer, playerId: string, until: number | null) {
  const { version } = await sql
    .updateTable('players')
    .set((row) => ({ suspended_until: until, version: row('version', '+', 1) }))
    .where('id', '=', playerId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function reassignSanctions(sql: Writer, from: string, to: string): Promise<void> {
  await sql.updateTable('sanctions').set({ player_id: to }).where('player_id', '=', from).execute();
}

/** On PostgreSQL this locks the rows, so that nobody is suspended between this check and the commit. */
export async function findSuspended(
  sql: Reader,
  kind: Database['kind'],
  playerIds: readonly string[],
  now: number,
): Promise<Set<string>> {
  const rows = await (sql as Writer)
    .selectFrom('players')
    .select(['id', 'suspended_until'])
    .where('id', 'in', playerIds)
    .orderBy('id')
    .$if(kind === 'postgres', (query) => query.forKeyShare())
    .execute();
  return new Set(rows.filter((row) => isSuspended(row, now)).map(({ id }) => id));
}
