import type { DatabaseSync } from 'node:sqlite';

/** The application's tables in an SQLite file, without those of SQLite and of the migrator. */
export function listAppTables(db: DatabaseSync): string[] {
  return db
    .prepare("select name from sqlite_schema where type = 'table' order by name")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !/^(sqlite|kysely)_/.test(name));
}
