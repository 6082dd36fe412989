import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** For PostgreSQL: one of these keys, in a statement that is the same for however many there are. */
export const anyOf = (column: string, keys: readonly string[]): RawBuilder<SqlBool> =>
  sql`${sql.ref(column)} = any(${keys})`;
