import type { DatabaseSync } from 'node:sqlite';
import { listAppTables } from '../database/app-tables.ts';
import type { Row } from './fingerprint.ts';

/** Every table of ours, each after those that it refers to. */
export function listTablesByDependency(db: DatabaseSync): string[] {
  const ordered: string[] = [];
  const place = (name: string, under: readonly string[]) => {
    if (ordered.includes(name)) return;
    if (under.includes(name)) throw new Error(`Tables refer to each other: ${under.join(', ')}.`);
    for (const other of referredBy(db, name)) place(other, [...under, name]);
    ordered.push(name);
  };
  for (const name of listAppTables(db)) place(name, []);
  return ordered;
}

export function rowsOf(db: DatabaseSync, table: string): Iterable<Row> {
  return db.prepare(`select * from ${quoteIdentifier(table)}`).iterate() as Iterable<Row>;
}

/** Names come from the schema, not from a visitor; quoting keeps one that is a word of SQL apart. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function referredBy(db: DatabaseSync, table: string): string[] {
  const keys = db.prepare(`pragma foreign_key_list(${quoteIdentifier(table)})`).all();
  return keys.map((key) => String(key.table)).filter((other) => other !== table);
}
