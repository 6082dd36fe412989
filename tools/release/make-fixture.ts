import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { playFixture } from '../../packages/server/src/testing/releases/play-fixture.ts';
import { findPostgres } from '../services/find-programs.ts';
import { startGameServer } from '../services/game-server.ts';
import { startPostgres } from '../services/postgres.ts';
import { createTempDatabase } from '../services/temp-database.ts';

const fixturesFolder = 'packages/server/src/testing/releases';
const migrationsFolder = 'packages/server/src/platform/database/migrations';

/** Whether the version in package.json has both its databases, made with its newest migration. */
export function isFixtureCurrent(root: string, version: string): boolean {
  const folder = join(root, fixturesFolder, version);
  try {
    return ['sqlite', 'postgres'].every((kind) => {
      const { migration } = JSON.parse(readFileSync(join(folder, `${kind}.json`), 'utf8'));
      return migration === newestMigration(root) && existsSync(join(folder, `${kind}.sql`));
    });
  } catch {
    return false;
  }
}

/** Plays on the server of the checkout `from`, on both databases, and keeps what is in them as SQL. Returns the folder. */
export async function makeFixture(root: string, name: string, from: string): Promise<string> {
  // First, so that nothing is written where it can't be started.
  const postgres = await startPostgres();
  const folder = join(fixturesFolder, name);
  mkdirSync(join(root, folder), { recursive: true });
  const save = (file: string, text: string) => writeFileSync(join(root, folder, file), text);
  const play = async (kind: string, settings: Record<string, string>) => {
    const server = await startGameServer({ from, settings });
    const played = await playFixture(server.url);
    await server.stop();
    const fixture = { ...played, migration: newestMigration(from) };
    save(`${kind}.json`, `${JSON.stringify(fixture, null, 2)}\n`);
  };

  const embedded = createTempDatabase();
  await play('sqlite', { DATA_DIR: embedded.dataDir });
  save('sqlite.sql', dumpSqlite(join(embedded.dataDir, 'bee-jinx.sqlite')));
  await embedded.remove();

  await play('postgres', { DATABASE_URL: postgres.url });
  save('postgres.sql', dumpPostgres(postgres.url));
  postgres.stop();
  return folder;
}

const newestMigration = (root: string): string =>
  readdirSync(join(root, migrationsFolder))
    .filter((name) => /^\d{4}-.*\.ts$/.test(name))
    .sort()
    .at(-1)
    ?.slice(0, -'.ts'.length) ?? '';

function dumpSqlite(file: string): string {
  const db = new DatabaseSync(file);
  const rowsOf = (statement: string) => db.prepare(statement).all() as Record<string, unknown>[];
  const made = rowsOf(
    "select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by type desc, rowid",
  );
  const tables = made.filter(({ type }) => type === 'table').map(({ name }) => String(name));
  const inserts = tables.flatMap((table) =>
    rowsOf(`select * from "${table}"`).map((row) => {
      const values = Object.values(row).map(literal).join(', ');
      return `insert into "${table}" (${Object.keys(row).join(', ')}) values (${values});`;
    }),
  );
  db.close();
  const statements = made.map(({ sql }) => `${String(sql)};`);
  return `${['pragma foreign_keys = off;', ...statements, ...inserts].join('\n')}\n`;
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

function dumpPostgres(url: string): string {
  const program = join(findPostgres() ?? '', 'pg_dump');
  const text = execFileSync(program, ['--inserts', '--no-owner', '--no-comments', '-d', url], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  // Without psql's own commands and comments: the tests send it as it is.
  return text.replace(/^(\\.*|--( .*)?)\n/gm, '');
}
