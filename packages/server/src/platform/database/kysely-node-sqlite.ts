import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const statementCacheSize = 400;

/** Lets Kysely's SQLite dialect speak to Node's own SQLite, with prepared statements cached for reuse. */
export function adaptForKysely(db: DatabaseSync): SqliteDatabase {
  const cached = new Map<string, SqliteStatement>();
  return {
    close: () => db.close(),
    prepare(sql) {
      const known = cached.get(sql);
      if (known) return known;
      const statement = wrap(db.prepare(sql));
      // The number of different statements is fixed by the code, but for lists of varying length.
      if (cached.size >= statementCacheSize) cached.clear();
      cached.set(sql, statement);
      return statement;
    },
  };
}

function wrap(statement: StatementSync): SqliteStatement {
  const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    iterate: (parameters) => statement.iterate(...bound(parameters)),
  };
}
