import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { captureAllStatements } from '../packages/server/src/testing/growth/exercise-all-calls.ts';
import { type FullScan, findFullScans } from '../packages/server/src/testing/growth/full-scans.ts';
import { multiplyRows } from '../packages/server/src/testing/growth/multiply-rows.ts';
import type { TestDatabase } from '../packages/server/src/testing/test-database.ts';
import { quickAdmin } from '../packages/server/src/testing/test-identity.ts';
import { startTestServer, type TestServer } from '../packages/server/src/testing/test-server.ts';
import { atExit } from '../tools/process/at-exit.ts';
import { startGameServer } from '../tools/services/game-server.ts';
import { startPostgres } from '../tools/services/postgres.ts';
import type { Figure } from './figure.ts';
import { compareSubmits } from './growth-submits.ts';

const thousandGames = 0.001;
/** The embedded database is for smaller sites. */
const embeddedSizeShare = 0.1;

/**
 * A database with a thousand games beside one with a million (times --size): whether every statement uses
 * an index, and how much longer a word takes. Each word goes to both, so that other load on the machine affects both.
 */
export async function benchGrowth(size: number): Promise<Figure[]> {
  return [...(await onPostgres(size)), ...(await onSqlite(size * embeddedSizeShare))];
}

async function onPostgres(size: number): Promise<Figure[]> {
  const postgres = await startPostgres({ durable: true });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  try {
    await setUnsafeDurability(admin, true);
    const [small, large] = [await databaseOn(admin, 'small'), await databaseOn(admin, 'large')];
    await fill(testDatabaseAt('postgres', small), thousandGames);
    const filled = await fill(testDatabaseAt('postgres', large), size);
    const { rows } = await admin.query("select pg_database_size('large')::float8 as bytes");
    await setUnsafeDurability(admin, false);
    const settings = [small, large].map((url) => ({ DATABASE_URL: url }));
    return [
      ...figuresOf('PostgreSQL', size, filled),
      { what: 'PostgreSQL, on the disk', value: `${(rows[0].bytes / 1e9).toFixed(1)} GB` },
      ...(await compare('PostgreSQL', size, settings)),
    ];
  } finally {
    await admin.end();
    postgres.stop();
  }
}

async function onSqlite(size: number): Promise<Figure[]> {
  const folders = [newFolder(), newFolder()] as const;
  const tidy = atExit(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  try {
    await fill(testDatabaseAt('sqlite', folders[0]), thousandGames);
    const filled = await fill(testDatabaseAt('sqlite', folders[1]), size);
    const settings = folders.map((folder) => ({ DATA_DIR: folder }));
    return [...figuresOf('SQLite', size, filled), ...(await compare('SQLite', size, settings))];
  } finally {
    tidy();
  }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'bee-jinx-growth-'));

const testDatabaseAt = (kind: TestDatabase['kind'], database: string): TestDatabase => ({
  kind,
  dataDir: kind === 'sqlite' ? database : tmpdir(),
  databaseUrl: kind === 'sqlite' ? undefined : database,
  redisUrl: undefined,
  remove: async () => {},
});

interface Filled {
  seconds: number;
  statements: number;
  scans: FullScan[];
  desk: Figure[];
}

async function fill(database: TestDatabase, size: number): Promise<Filled> {
  const server = await startTestServer({ database });
  try {
    const statements = await captureAllStatements(server);
    const began = performance.now();
    const tables = await multiplyRows(server.db, { size });
    const seconds = (performance.now() - began) / 1000;
    const rows = size >= embeddedSizeShare ? 'many' : 'few';
    const scans = await findFullScans(server.db, statements, { tables, rows });
    const desk = await benchAdminReads(server);
    return { seconds, statements: statements.length, scans, desk };
  } finally {
    await server.stop();
  }
}

/** An admin's reads may scan whole tables, but must not time out. */
async function benchAdminReads(server: TestServer): Promise<Figure[]> {
  const admin = await quickAdmin(server);
  const figures: Figure[] = [];
  for (const name of ['readOverview', 'runDataChecks'] as const) {
    const began = performance.now();
    const { status } = await admin.ask(name, {});
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    figures.push({ what: `the desk's ${name}`, value: `${status} in ${seconds} s`, aim: '200' });
  }
  return figures;
}

function figuresOf(
  name: string,
  size: number,
  { seconds, statements, scans, desk }: Filled,
): Figure[] {
  const of = `${name}, ${gamesAt(size)} games`;
  // Unlike a time, this is the same on every machine.
  if (scans.length > 0) process.exitCode = 1;
  const examples = scans.map(({ table, how, sql }) => ({
    what: `  ${how} on ${table}`,
    value: sql,
  }));
  return [
    { what: `${of}, filled in`, value: `${Math.round(seconds)} s` },
    { what: `${of}, statements looked at`, value: String(statements) },
    { what: `${of}, without an index`, value: String(scans.length), aim: '0' },
    ...examples,
    ...desk.map(({ what, ...rest }) => ({ what: `${of}, ${what}`, ...rest })),
  ];
}

const gamesAt = (size: number) => Math.round(1_000_000 * size).toLocaleString('en');

async function compare(
  name: string,
  size: number,
  settings: Record<string, string>[],
): Promise<Figure[]> {
  const servers = await Promise.all(settings.map((own) => startGameServer({ settings: own })));
  try {
    const [small = '', large = ''] = servers.map(({ url }) => url);
    return await compareSubmits([small, large], {
      small: `${name}, 1,000 games`,
      large: `${name}, ${gamesAt(size)} games`,
    });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function databaseOn(admin: pg.Client, name: string): Promise<string> {
  await admin.query(`create database ${name}`);
  return `postgres://postgres@${admin.host}:${admin.port}/${name}`;
}

/** Durability is off while the database is filled, and on while it is measured. */
async function setUnsafeDurability(admin: pg.Client, isCareless: boolean): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const change = isCareless ? `set ${setting} = off` : `reset ${setting}`;
    await admin.query(`alter system ${change}`);
  }
  await admin.query('select pg_reload_conf()');
  if (!isCareless) await admin.query('checkpoint');
}
