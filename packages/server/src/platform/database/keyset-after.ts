import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether a row comes after another in the order of these columns: where the next page of a list begins. */
export function keysetAfter(
  last: Readonly<Record<string, string | number>> | undefined,
): RawBuilder<SqlBool> {
  if (!last) return sql<SqlBool>`1 = 1`;
  const columns = Object.keys(last).map((column) => sql.ref(column));
  const values = Object.values(last).map((value) => sql`${value}`);
  return sql<SqlBool>`(${sql.join(columns)}) > (${sql.join(values)})`;
}
