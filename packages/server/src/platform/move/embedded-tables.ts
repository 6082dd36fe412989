import type { DatabaseSync } from 'node:sqlite';
import { listAppTables } from '../database/app-tables.ts';
import type { Row } from './fingerprint.ts';

/** All tables of the application, each after those that it refers to. */
export function listTablesByDependency(db: DatabaseSync): string[] {
  const ordered: string[] = [];
  const visit = (name: string, path: readonly string[]) => {
    if (ordered.includes(name)) return;
    if (path.includes(name)) throw new Error(`Tables refer to each other: ${path.join(', ')}.`);
    for (const target of referencedTables(db, name)) visit(target, [...path, name]);
    ordered.push(name);
  };
  for (const name of listAppTables(db)) visit(name, []);
  return ordered;
}

export function rowsOf(db: DatabaseSync, table: string): Iterable<Row> {
  return db.prepare(`select * from ${quoteIdentifier(table)}`).iterate() as Iterable<Row>;
}

/** Names come from the schema, not from a client; quoting is for reserved words. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function referencedTables(db: DatabaseSync, table: string): string[] {
  const keys = db.prepare(`pragma foreign_key_list(${quoteIdentifier(table)})`).all();
  return keys.map((key) => String(key.table)).filter((target) => target !== table);
}
