import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** What a migrated database is copied from: the file's bytes, or a database on the PostgreSQL. */
interface Template {
  file: Buffer | undefined;
  databaseUrl: string | undefined;
}

let number = 0;
let template: Promise<Template> | undefined;

/** Empty: opening it runs the migrations. */
export const makeTestDatabase = (): Promise<TestDatabase> => make();

/** Migrated: a copy of a template that each process makes once. */
export async function makeReadyDatabase(): Promise<TestDatabase> {
  template ??= makeTemplate();
  return make(await template);
}

async function makeTemplate(): Promise<Template> {
  // Past a pooler, which would keep a connection open: a template must have none.
  const database = await make(undefined, process.env.TEST_POSTGRES_URL);
  const db = await openDatabase({ ...database, databasePool: 1 });
  await db.close();
  const { kind, dataDir, databaseUrl } = database;
  const file = kind === 'sqlite' ? readFileSync(sqliteFile(dataDir)) : undefined;
  // Now, as nobody is asked to clean up when a worker ends.
  rmSync(dataDir, { recursive: true });
  return { file, databaseUrl };
}

async function make(
  copied?: Template,
  reachedAt = process.env.TEST_POOLER_URL ?? process.env.TEST_POSTGRES_URL,
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bee-jinx-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (process.env.TEST_DATABASE !== 'postgres') {
    if (copied?.file) writeFileSync(sqliteFile(dataDir), copied.file);
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
  const from = copied?.databaseUrl && ` template ${new URL(copied.databaseUrl).pathname.slice(1)}`;
  await onServer(server, `create database ${name}${from ?? ''}`);
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
