import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { sqliteFile } from '../../platform/database/sqlite.ts';
import { makeTestDatabase, type TestDatabase } from '../test-database.ts';
import type { PlayedFixture } from './play-fixture.ts';

/** The folders here, oldest first. */
export const fixtureNames = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** A new database with what a server of that release left behind, and what was played there. */
export async function loadFixture(
  name: string,
): Promise<{ database: TestDatabase; played: PlayedFixture }> {
  const database = await makeTestDatabase();
  const read = (end: string) =>
    readFileSync(join(import.meta.dirname, name, `${database.kind}.${end}`), 'utf8');
  if (database.kind === 'sqlite') {
    const db = new DatabaseSync(sqliteFile(database.dataDir));
    db.exec(read('sql'));
    db.close();
  } else {
    const client = new pg.Client({ connectionString: database.databaseUrl });
    await client.connect();
    await client.query(read('sql'));
    await client.end();
  }
  return { database, played: JSON.parse(read('json')) as PlayedFixture };
}
