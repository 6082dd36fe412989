import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a column contains a text, ignoring case. Spelled out because the databases differ in how `like` treats backslashes
 * and case, and because `lower` knows only ASCII in SQLite and in PostgreSQL with the locale C: other letters of the text are
 * lowered one by one.
 */
export function containsIgnoringCase(
  column: Expression<unknown>,
  sought: string,
): RawBuilder<SqlBool> {
  const small = sought.toLowerCase();
  const like = `%${small.replace(/[\\%_]/g, '\\$&')}%`;
  const lowered = lettersBeyondAscii(small).reduce(
    (text, letter) => sql`replace(${text}, ${letter.toUpperCase()}, ${letter})`,
    sql`lower(${column})`,
  );
  return sql<SqlBool>`${lowered} like ${like} escape '\\'`;
}

const lettersBeyondAscii = (text: string) =>
  [...new Set(text)].filter((letter) => letter > '\u007f' && letter.toUpperCase() !== letter);
