import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { systemClock } from '../clock.ts';
import { makePrivateFile, makePrivateFolder } from '../private-files.ts';

/** Its message is shown to the operator unchanged. */
export class BackupError extends Error {}

/** The names that `npm run backup` gives; they sort by time. Files with other names are the operator's. */
const backupName = /^bee-jinx-\d{8}-\d{6}\.(sqlite|dump)$/;
const unfinishedName = /^bee-jinx-\d{8}-\d{6}\.(sqlite|dump)\.part(-journal)?$/;

/** A backup that still runs has written to its file more recently. */
const abandonedAfterMs = 10 * 60_000;

interface BackupFile extends Disposable {
  /** Write here. */
  path: string;
  /** Gives it its name. Without it, what was written is deleted at the end of the block. */
  complete(): void;
}

/** A file that becomes `target` when it is complete, so that an interrupted backup is neither mistaken for one nor left on the disk. */
export function createBackupFile(target: string): BackupFile {
  if (existsSync(target))
    throw new BackupError(`${target} exists already; a backup never overwrites one.`);
  const folder = dirname(target);
  makePrivateFolder(folder);
  deleteAbandoned(folder);
  const path = `${target}.part`;
  rmSync(path, { force: true });
  makePrivateFile(path);
  return {
    path,
    complete: () => renameSync(path, target),
    [Symbol.dispose]: () => rmSync(path, { force: true }),
  };
}

/** What backups that were killed have left. */
function deleteAbandoned(folder: string): void {
  const before = systemClock.now() - abandonedAfterMs;
  for (const name of readdirSync(folder).filter((name) => unfinishedName.test(name))) {
    const path = join(folder, name);
    if (statSync(path).mtimeMs < before) rmSync(path);
  }
}

/** Deletes all but the newest backups. Returns how many were deleted. */
export function pruneBackups(folder: string, keep: number): number {
  const names = readdirSync(folder).filter((name) => backupName.test(name));
  const old = names.sort().slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  return old.length;
}
