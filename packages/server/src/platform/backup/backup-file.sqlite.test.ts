import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqliteFile } from '../database/sqlite.ts';
import { createBackupFile, pruneBackups } from './backup-file.ts';
import { backUpEmbedded } from './embedded-backup.ts';
import { backupsFolder, findNewestBackup } from './newest-backup.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bee-jinx-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const add = (name: string) => writeFileSync(join(folder, name), 'honey');

test('a backup that fails leaves no file', () => {
  writeFileSync(sqliteFile(folder), 'no database');
  const backups = join(folder, 'backups');
  expect(() => backUpEmbedded(folder, join(backups, 'copy'))).toThrow('file is not a database');
  expect(readdirSync(backups)).toEqual([]);
});

test('what killed backups have left goes with the next one, unless it is still written to or the operator’s', () => {
  const abandoned = ['bee-jinx-20261101-041700.sqlite.part', 'bee-jinx-20261102-041700.dump.part'];
  const kept = ['bee-jinx-20261103-041700.sqlite', 'film.part'];
  for (const name of [...abandoned, ...kept]) {
    add(name);
    utimesSync(join(folder, name), 0, 0);
  }
  add('bee-jinx-20261104-041700.sqlite.part');
  using file = createBackupFile(join(folder, 'copy'));
  file.complete();
  expect(readdirSync(folder).sort()).toEqual([
    'bee-jinx-20261103-041700.sqlite',
    'bee-jinx-20261104-041700.sqlite.part',
    'copy',
    'film.part',
  ]);
});

test('the newest backups stay, and so do files with other names', () => {
  const days = ['01', '02', '03', '04'];
  for (const day of days) add(`bee-jinx-202611${day}-041700.${day === '03' ? 'dump' : 'sqlite'}`);
  add('bee-jinx-before-the-upgrade.sqlite');
  expect(pruneBackups(folder, 2)).toBe(2);
  expect(pruneBackups(folder, 2)).toBe(0);
  expect(readdirSync(folder).sort()).toEqual([
    'bee-jinx-20261103-041700.dump',
    'bee-jinx-20261104-041700.sqlite',
    'bee-jinx-before-the-upgrade.sqlite',
  ]);
});

test('the newest backup is the one that was made last, whatever its name', () => {
  expect(findNewestBackup(folder, 'sqlite')).toBeUndefined();
  mkdirSync(backupsFolder(folder));
  const names = ['manual.sqlite', 'bee-jinx-20261103-041700.sqlite', 'later.dump'];
  for (const [day, name] of names.entries()) {
    const path = join(backupsFolder(folder), name);
    writeFileSync(path, 'honey');
    utimesSync(path, day, day);
  }
  const newest = join(backupsFolder(folder), 'bee-jinx-20261103-041700.sqlite');
  expect(findNewestBackup(folder, 'sqlite')).toEqual({ path: newest, madeAt: 1000 });
});
