import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a text holds what is sought, whatever the case. Written out, because databases disagree on what `like` does with a
 * backslash and with case, and on which letters `lower` knows: SQLite's, and PostgreSQL's with the locale C, only those of
 * ASCII. So the others that are sought are lowered one by one.
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
