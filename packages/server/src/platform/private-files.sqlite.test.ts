import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUpEmbedded, restoreEmbedded } from './backup/embedded-backup.ts';
import { openSqlite, sqliteFile } from './database/sqlite.ts';
import { listServerFiles, restrictPermissions } from './private-files.ts';

let parent: string;
let dataDir: string;
let umask: number;
beforeEach(() => {
  umask = process.umask(0o022);
  parent = mkdtempSync(join(tmpdir(), 'bee-jinx-private-'));
  dataDir = join(parent, 'data');
});
afterEach(() => {
  process.umask(umask);
  rmSync(parent, { recursive: true });
});

const permissionsOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const permissionsIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, permissionsOf(join(folder, name))]));

test('the folder, the database, its log and its lock are private', async () => {
  const db = await openSqlite(dataDir);
  expect(permissionsOf(dataDir)).toBe('700');
  const permissions = permissionsIn(dataDir);
  expect(Object.keys(permissions)).toEqual(
    expect.arrayContaining(['bee-jinx.sqlite', 'bee-jinx.sqlite-wal', 'server.lock']),
  );
  expect(new Set(Object.values(permissions))).toEqual(new Set(['600']));
  await db.close();
});

test('files that others may read become private at the start, backups too', async () => {
  await (await openSqlite(dataDir)).close();
  const backup = join(dataDir, 'backups', 'bee-jinx-old.sqlite');
  backUpEmbedded(dataDir, backup);
  for (const file of [backup, sqliteFile(dataDir), join(dataDir, 'server.lock')]) {
    chmodSync(file, 0o644);
  }
  mkdirSync(join(dataDir, 'releases'));
  for (const folder of [dataDir, join(dataDir, 'backups')]) chmodSync(folder, 0o755);
  await (await openSqlite(dataDir)).close();
  expect([permissionsOf(dataDir), permissionsOf(backup)]).toEqual(['700', '600']);
  expect(permissionsOf(join(dataDir, 'backups'))).toBe('700');
  expect(permissionsOf(sqliteFile(dataDir))).toBe('600');
});

test('a folder with other files keeps its permissions', async () => {
  await (await openSqlite(dataDir)).close();
  writeFileSync(join(dataDir, 'notes.txt'), '');
  chmodSync(dataDir, 0o755);
  await (await openSqlite(dataDir)).close();
  expect(permissionsOf(dataDir)).toBe('755');
  expect(permissionsOf(sqliteFile(dataDir))).toBe('600');
});

test('a backup and a restored database are private', async () => {
  await (await openSqlite(dataDir)).close();
  const backup = join(parent, 'elsewhere', 'copy.sqlite');
  backUpEmbedded(dataDir, backup);
  expect(permissionsOf(backup)).toBe('600');
  chmodSync(backup, 0o644);
  restoreEmbedded(dataDir, backup, 'stamp');
  for (const [name, permissions] of Object.entries(permissionsIn(dataDir)))
    expect([name, permissions]).toEqual([name, '600']);
});

const isRoot = process.getuid?.() === 0;
const somebody = 12_345;

// Only root can give files away.
if (isRoot) {
  test('a backup and a restored database that root makes are the server’s', async () => {
    await (await openSqlite(dataDir)).close();
    for (const path of [
      parent,
      dataDir,
      ...readdirSync(dataDir).map((name) => join(dataDir, name)),
    ])
      chownSync(path, somebody, somebody);
    const backup = join(dataDir, 'backups', 'bee-jinx-copy.sqlite');
    backUpEmbedded(dataDir, backup);
    restoreEmbedded(dataDir, backup, 'stamp');
    const owners = readdirSync(dataDir, { recursive: true }).map((name) => {
      const { uid, gid } = statSync(join(dataDir, String(name)));
      return [name, uid, gid];
    });
    expect(owners).toContainEqual(['backups/bee-jinx-copy.sqlite', somebody, somebody]);
    expect(owners.filter(([, uid, gid]) => uid !== somebody || gid !== somebody)).toEqual([]);
  });

  test('a folder of backups that the server may not open doesn’t keep it from starting', async () => {
    await (await openSqlite(dataDir)).close();
    const backups = join(dataDir, 'backups');
    mkdirSync(backups, { mode: 0o000 });
    if (isRoot) {
      chownSync(parent, somebody, somebody);
      for (const name of ['', 'bee-jinx.sqlite', 'server.lock'])
        chownSync(join(dataDir, name), somebody, somebody);
      process.seteuid?.(somebody);
    }
    try {
      expect(() => readdirSync(backups)).toThrow('EACCES');
      expect(listServerFiles(dataDir)).toContain(backups);
      await (await openSqlite(dataDir)).close();
    } finally {
      if (isRoot) process.seteuid?.(0);
      chmodSync(backups, 0o700);
    }
  });
}

test('missing and private files are left alone', () => {
  const file = join(parent, 'file');
  writeFileSync(file, '', { mode: 0o600 });
  expect(restrictPermissions([file, join(parent, 'none')])).toEqual([]);
});
