import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { makeReadyDatabase } from '../../testing/test-database.ts';
import { backUpPostgres, restorePostgres } from './postgres-backup.ts';

test('a failed dump leaves no file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-backup-'));
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = '/no_such_hive';
  const failed = backUpPostgres(url.href, join(folder, 'copy'), process.env);
  await expect(failed).rejects.toThrow(/pg_dump failed: .*no_such_hive/);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a backup from before an upgrade is restored without what the upgrade has added, or not at all', async () => {
  const database = await makeReadyDatabase();
  const url = database.databaseUrl ?? '';
  const copy = join(database.dataDir, 'copy');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const read = async (query: string) => (await client.query(query)).rows.map((row) => row.name);
  const readTables = () =>
    read(`select tablename as name from pg_tables where schemaname = 'public'`);
  const readMigrations = () => read('select name from kysely_migration order by name');
  const before = { tables: await readTables(), migrations: await readMigrations() };

  await backUpPostgres(url, copy, process.env);
  await client.query(`
    create table later_games (player_id text references players (id));
    create table later_counts (count integer);
    insert into later_counts values (1050);
    insert into kysely_migration values ('9999-later', '2026-11-18T04:00:00.000Z');
  `);

  const damaged = join(database.dataDir, 'damaged');
  const archive = readFileSync(copy);
  writeFileSync(damaged, archive.subarray(0, archive.length - 500));
  await expect(restorePostgres(url, damaged, process.env)).rejects.toThrow(/^pg_restore failed: ./);
  expect((await client.query('select count from later_counts')).rows).toEqual([{ count: 1050 }]);
  expect(await readMigrations()).toEqual([...before.migrations, '9999-later']);

  await restorePostgres(url, copy, process.env);
  expect((await readTables()).sort()).toEqual(before.tables.sort());
  expect(await readMigrations()).toEqual(before.migrations);
  await client.end();
  await database.remove();
});
