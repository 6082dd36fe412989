import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { QueryResult, SqliteDatabase, SqliteStatement } from 'kysely';

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
      // The code fixes the number of different statements, but for how long lists may become.
      if (cached.size >= statementCacheSize) cached.clear();
      cached.set(sql, statement);
      return statement;
    },
  };
}

function wrap(statement: StatementSync): SqliteStatement {
  const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  const toRow = rowBuilder(statement);
  statement.setReturnArrays(true);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)).map(toRow),
    run: (parameters) => statement.run(...bound(parameters)),
    *iterate(parameters) {
      for (const values of statement.iterate(...bound(parameters))) yield toRow(values);
    },
  };
}

type BuildRow = (values: unknown) => unknown;

/**
 * Makes objects of one shape from rows that come as arrays, by code of its own for each statement. The objects that SQLite's
 * binding makes are dictionaries: a game's row takes about twice as long to read, and several times as long to copy.
 */
function rowBuilder(statement: StatementSync): BuildRow {
  const fields = statement
    .columns()
    .map(({ name }, index) => `${JSON.stringify(name)}: v[${index}]`);
  return new Function('v', `return { ${fields.join(', ')} };`) as BuildRow;
}

/** Runs a statement and gives its result in Kysely's form. */
export function runStatement<Row>(
  db: SqliteDatabase,
  sql: string,
  parameters: readonly unknown[],
): QueryResult<Row> {
  const statement = db.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}
