import { copyFileSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTestDatabase } from '../../testing/test-database.ts';
import { insertCrowd } from '../../testing/test-friends.ts';
import { openDatabase } from '../database/open-database.ts';
import { sqliteFile } from '../database/sqlite.ts';
import { backUpEmbedded, restoreEmbedded } from './embedded-backup.ts';

test('a restore is refused while a server is running, and from a file that is no database', async () => {
  const database = await makeTestDatabase();
  const copy = join(database.dataDir, 'copy');
  const damaged = join(database.dataDir, 'damaged');
  writeFileSync(damaged, 'honey');

  const db = await openDatabase({ ...database, databasePool: 1 });
  backUpEmbedded(database.dataDir, copy);
  expect(() => restoreEmbedded(database.dataDir, copy, 'now')).toThrow(/Another server is using/);
  await db.close();
  expect(() => restoreEmbedded(database.dataDir, damaged, 'now')).toThrow(
    /no whole Bee Jinx database/,
  );
  expect(restoreEmbedded(database.dataDir, copy, 'now')).toEqual({
    counts: expect.objectContaining({ players: 0, sessions: 0 }),
    kept: expect.stringContaining('before-restore-now'),
  });
  await database.remove();
});

test('what stands only in the write-ahead log of a killed server is restored too', async () => {
  const database = await makeTestDatabase();
  const db = await openDatabase({ ...database, databasePool: 1 });
  await db.transaction([], (sql) => insertCrowd(sql, 1, 'last'));
  const copy = join(database.dataDir, 'killed');
  for (const part of ['', '-wal']) copyFileSync(sqliteFile(database.dataDir) + part, copy + part);
  await db.close();

  const other = await makeTestDatabase();
  expect(restoreEmbedded(other.dataDir, copy, 'now').counts).toMatchObject({ players: 1 });
  const restored = await openDatabase({ ...other, databasePool: 1 });
  expect(await restored.read.selectFrom('players').select('id').execute()).toEqual([
    { id: 'last_0' },
  ]);
  await restored.close();
  for (const one of [database, other]) await one.remove();
});

test('the write-ahead log of another file is not played into the restored one', async () => {
  const database = await makeTestDatabase();
  const file = sqliteFile(database.dataDir);
  const copy = join(database.dataDir, 'copy');
  const db = await openDatabase({ ...database, databasePool: 1 });
  backUpEmbedded(database.dataDir, copy);
  await db.transaction([], (sql) => insertCrowd(sql, 1));
  copyFileSync(`${file}-wal`, `${copy}-kept`);
  await db.close();
  // As left by an operator who has moved the damaged file away, and overlooked its log.
  renameSync(file, `${file}.damaged`);
  renameSync(`${copy}-kept`, `${file}-wal`);

  expect(restoreEmbedded(database.dataDir, copy, 'now').kept).toBeUndefined();
  expect(existsSync(`${file}-wal`)).toBe(false);
  const restored = await openDatabase({ ...database, databasePool: 1 });
  expect(await restored.read.selectFrom('players').select('id').execute()).toEqual([]);
  await restored.close();
  await database.remove();
});
