import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../platform/database/open-database.ts';
import { sqliteFile } from '../platform/database/sqlite.ts';

/** A database for one suite: a new folder, or a new database on the temporary PostgreSQL. */
export interface TestDatabase {
  kind: 'sqlite' | 'postgres';
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  remove(): Promise<void>;
}

let number = 0;
let model: Promise<TestDatabase> | undefined;

/** Empty: opening it runs the migrations. */
export const makeTestDatabase = (): Promise<TestDatabase> => make();

/** Migrated: a copy of a template that each process makes once. */
export async function makeReadyDatabase(): Promise<TestDatabase> {
  model ??= makeModel();
  return make(await model);
}

async function makeModel(): Promise<TestDatabase> {
  // Past a pooler, which would keep a connection open: a template must have none.
  const database = await make(undefined, process.env.TEST_POSTGRES_URL);
  const db = await openDatabase({ ...database, databasePool: 1 });
  await db.close();
  return database;
}

async function make(
  copied?: TestDatabase,
  reachedAt = process.env.TEST_POOLER_URL ?? process.env.TEST_POSTGRES_URL,
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bee-jinx-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (process.env.TEST_DATABASE !== 'postgres') {
    if (copied) copyFileSync(sqliteFile(copied.dataDir), sqliteFile(dataDir));
    return {
      kind: 'sqlite',
      dataDir,
      databaseUrl: undefined,
      redisUrl: undefined,
      remove: async () => removeFolder(),
    };
  }

  const server = process.env.TEST_POSTGRES_URL;
  if (!server || !reachedAt)
    throw new Error('TEST_POSTGRES_URL names no PostgreSQL: run these suites through npm test.');
  number += 1;
  const name = `suite_${process.pid}_${number}_${Date.now()}`;
  const template =
    copied?.databaseUrl && ` template ${new URL(copied.databaseUrl).pathname.slice(1)}`;
  await onServer(server, `create database ${name}${template ?? ''}`);
  const url = new URL(reachedAt);
  url.pathname = `/${name}`;
  return {
    kind: 'postgres',
    dataDir,
    databaseUrl: url.href,
    redisUrl: process.env.TEST_REDIS_URL,
    remove: async () => {
      removeFolder();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
