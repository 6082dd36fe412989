import type { DatabaseSync } from 'node:sqlite';

/** Our own tables in an embedded file, without those that the database and the migrator keep for themselves. */
export function listAppTables(db: DatabaseSync): string[] {
  return db
    .prepare("select name from sqlite_schema where type = 'table' order by name")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !/^(sqlite|kysely)_/.test(name));
}
