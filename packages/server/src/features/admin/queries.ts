import type { Reader, Writer } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';

type AuditRow = Tables['audit_trail'];

export async function lastAuditNumber(sql: Writer): Promise<number> {
  const { last } = await sql
    .selectFrom('audit_trail')
    .select((row) => row.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

export async function insertAudit(sql: Writer, entry: AuditRow): Promise<void> {
  await sql.insertInto('audit_trail').values(entry).execute();
}

/** The newest first. */
export function auditBefore(sql: Reader, before: number | undefined, limit: number) {
  return sql
    .selectFrom('audit_trail')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}
