import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { listAppTables } from '../database/app-tables.ts';
import { lockDataDir } from '../database/embedded-lock.ts';
import { sqliteFile } from '../database/sqlite.ts';
import { makePrivateFile, makePrivateFolder, restrictPermissions } from '../private-files.ts';
import { BackupError, createBackupFile } from './backup-file.ts';

/** Rows per table, so that a person can see that a copy holds what it should. */
type Counts = Record<string, number>;

/** Makes a consistent snapshot while the server keeps writing. */
export function backUpEmbedded(dataDir: string, target: string): Counts {
  if (!existsSync(sqliteFile(dataDir)))
    throw new BackupError(`There is no database in ${dataDir} yet.`);
  using file = createBackupFile(target);
  snapshot(sqliteFile(dataDir), file.path);
  const counts = inspect(file.path);
  file.complete();
  return counts;
}

/** With what stands in its write-ahead log only. SQLite accepts an empty file there and keeps its permissions. */
function snapshot(file: string, target: string): void {
  using source = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  source.prepare('vacuum into ?').run(target);
}

/** Restores a backup. The server must be stopped; its previous database is kept under the returned name. */
export function restoreEmbedded(
  dataDir: string,
  copy: string,
  stamp: string,
): { counts: Counts; kept: string | undefined } {
  if (!existsSync(copy)) throw new BackupError(`There is no file ${copy}.`);
  const counts = inspect(copy);
  makePrivateFolder(dataDir);
  const file = sqliteFile(dataDir);
  const incoming = `${file}.incoming`;
  const lock = lockDataDir(dataDir);
  try {
    makePrivateFile(incoming);
    snapshot(copy, incoming);
    restrictPermissions([incoming]);
    const kept = `${file}.before-restore-${stamp}`;
    const hadDatabase = existsSync(file);
    setAside(file, kept);
    renameSync(incoming, file);
    return { counts, kept: hadDatabase ? kept : undefined };
  } finally {
    rmSync(incoming, { force: true });
    lock.release();
  }
}

/** The write-ahead log too: it holds the latest commits, and beside a restored file it would be played into that. */
function setAside(file: string, kept: string): void {
  for (const part of ['', '-wal', '-shm']) {
    if (existsSync(file + part)) renameSync(file + part, kept + part);
  }
}

/** Checks the integrity of a copy and counts its rows. */
function inspect(file: string): Counts {
  try {
    using db = new DatabaseSync(file, { readOnly: true });
    const verdict = db.prepare('pragma integrity_check').get() as { integrity_check: string };
    if (verdict.integrity_check !== 'ok') throw new Error(verdict.integrity_check);
    const rowsOf = (table: string) =>
      db.prepare(`select count(*) as n from "${table}"`).get() as { n: number };
    return Object.fromEntries(listAppTables(db).map((table) => [table, rowsOf(table).n]));
  } catch (error) {
    throw new BackupError(`${file} is no whole Bee Jinx database (${(error as Error).message}).`);
  }
}
