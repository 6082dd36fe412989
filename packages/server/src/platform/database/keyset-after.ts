import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Keyset pagination: whether a row comes after `last` in the order of these columns, all of them of one direction. */
export function keysetAfter(
  last: Readonly<Record<string, string | number>> | undefined,
  order: 'asc' | 'desc' = 'asc',
): RawBuilder<SqlBool> {
  if (!last) return sql<SqlBool>`1 = 1`;
  const columns = Object.keys(last).map((column) => sql.ref(column));
  const values = Object.values(last).map((value) => sql`${value}`);
  const after = sql.raw(order === 'asc' ? '>' : '<');
  return sql<SqlBool>`(${sql.join(columns)}) ${after} (${sql.join(values)})`;
}
