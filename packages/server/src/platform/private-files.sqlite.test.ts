import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUpEmbedded, restoreEmbedded } from './backup/embedded-backup.ts';
import { openSqlite, sqliteFile } from './database/sqlite.ts';
import { restrictPermissions } from './private-files.ts';

let around: string;
let dataDir: string;
let usual: number;
beforeEach(() => {
  usual = process.umask(0o022);
  around = mkdtempSync(join(tmpdir(), 'bee-jinx-private-'));
  dataDir = join(around, 'data');
});
afterEach(() => {
  process.umask(usual);
  rmSync(around, { recursive: true });
});

const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const rightsIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, rightsOf(join(folder, name))]));

test('the folder, the database, its log and its lock are for this user alone', async () => {
  const db = await openSqlite(dataDir);
  expect(rightsOf(dataDir)).toBe('700');
  const rights = rightsIn(dataDir);
  expect(Object.keys(rights)).toEqual(
    expect.arrayContaining(['bee-jinx.sqlite', 'bee-jinx.sqlite-wal', 'server.lock']),
  );
  expect(new Set(Object.values(rights))).toEqual(new Set(['600']));
  await db.close();
});

test('what was open to others before is closed at the start, also backups', async () => {
  await (await openSqlite(dataDir)).close();
  const backup = join(dataDir, 'backups', 'bee-jinx-old.sqlite');
  backUpEmbedded(dataDir, backup);
  for (const file of [backup, sqliteFile(dataDir), join(dataDir, 'server.lock')]) {
    chmodSync(file, 0o644);
  }
  for (const folder of [dataDir, join(dataDir, 'backups')]) chmodSync(folder, 0o755);
  await (await openSqlite(dataDir)).close();
  expect([rightsOf(dataDir), rightsOf(backup)]).toEqual(['700', '600']);
  expect(rightsOf(join(dataDir, 'backups'))).toBe('700');
  expect(rightsOf(sqliteFile(dataDir))).toBe('600');
});

test('a folder that others use as well stays as it is', async () => {
  await (await openSqlite(dataDir)).close();
  writeFileSync(join(dataDir, 'notes.txt'), '');
  chmodSync(dataDir, 0o755);
  await (await openSqlite(dataDir)).close();
  expect(rightsOf(dataDir)).toBe('755');
  expect(rightsOf(sqliteFile(dataDir))).toBe('600');
});

test('a backup and what is restored of it are for this user alone', async () => {
  await (await openSqlite(dataDir)).close();
  const backup = join(around, 'elsewhere', 'copy.sqlite');
  backUpEmbedded(dataDir, backup);
  expect(rightsOf(backup)).toBe('600');
  chmodSync(backup, 0o644);
  restoreEmbedded(dataDir, backup, 'stamp');
  for (const [name, rights] of Object.entries(rightsIn(dataDir)))
    expect([name, rights]).toEqual([name, '600']);
});

test('what is not there, or closed already, is left alone', () => {
  const file = join(around, 'file');
  writeFileSync(file, '', { mode: 0o600 });
  expect(restrictPermissions([file, join(around, 'none')])).toEqual([]);
});
