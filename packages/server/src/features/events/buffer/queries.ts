import { sql as raw } from 'kysely';
import { countRows } from '../../../platform/database/count-rows.ts';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { resolvePlayerIds } from '../queries.ts';
import type { BufferedEvent } from './event-buffer.ts';

type BufferRow = Tables['event_buffer'];
type LetterRow = Tables['event_dead_letters'];

/** Returns how many were new. */
export async function insertBuffered(sql: Writer, rows: readonly BufferRow[]): Promise<number> {
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('event_buffer')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['player_id', 'idempotency_key']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

export function oldestBuffered(sql: Reader, limit: number): Promise<BufferRow[]> {
  return sql.selectFrom('event_buffer').selectAll().orderBy('accepted_at').limit(limit).execute();
}

export async function removeBuffered(sql: Writer, events: readonly BufferedEvent[]): Promise<void> {
  const which = events.map(({ playerId, key }) => raw`(${playerId}, ${key})`);
  await raw`
    delete from event_buffer
    where (player_id, idempotency_key) in (values ${raw.join(which)})
  `.execute(sql);
}

export function countBuffered(sql: Reader): Promise<number> {
  return countRows(sql.selectFrom('event_buffer'));
}

export async function insertDeadLetters(sql: Writer, rows: readonly LetterRow[]): Promise<void> {
  const known = await resolvePlayerIds(
    sql,
    rows.map((row) => row.player_id ?? ''),
  );
  await sql
    .insertInto('event_dead_letters')
    .values(rows.map((row) => ({ ...row, player_id: known.get(row.player_id ?? '') ?? null })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export function newestDeadLetters(sql: Reader, limit: number): Promise<LetterRow[]> {
  return sql
    .selectFrom('event_dead_letters')
    .selectAll()
    .orderBy('failed_at', 'desc')
    .limit(limit)
    .execute();
}

export function countDeadLetters(sql: Reader): Promise<number> {
  return countRows(sql.selectFrom('event_dead_letters'));
}

export function findDeadLetter(sql: Writer, id: string): Promise<LetterRow | undefined> {
  return sql.selectFrom('event_dead_letters').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteDeadLetter(sql: Writer, id: string): Promise<boolean> {
  const { numDeletedRows } = await sql
    .deleteFrom('event_dead_letters')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function recordRetry(
  sql: Writer,
  id: string,
  { reason, now }: { reason: string; now: number },
): Promise<void> {
  await sql
    .updateTable('event_dead_letters')
    .set((row) => ({ reason, failed_at: now, tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
