import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

const othersMask = 0o077;

/** Creates a folder that only this user may open. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Creates an empty file that only this user may read, for a program that would create it with default permissions. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

/** Removes the permissions of other users. Returns the files where that failed, to be logged. */
export function restrictPermissions(paths: readonly string[]): string[] {
  return paths.filter((path) => {
    if (!existsSync(path)) return false;
    const { mode } = statSync(path);
    if ((mode & othersMask) === 0) return false;
    try {
      chmodSync(path, mode & 0o700);
      return false;
    } catch {
      return true;
    }
  });
}

/** The files of this server and its commands, and the folder itself where nothing else is in it, as it may be a shared one. */
export function listServerFiles(dataDir: string): string[] {
  return [dataDir, join(dataDir, 'backups')].filter(existsSync).flatMap((folder) => {
    const names = readdirSync(folder);
    const own = names.filter((name) => /^(bee-jinx|server\.lock|(backups|releases)$)/.test(name));
    const files = own.filter((name) => name !== 'backups').map((name) => join(folder, name));
    return own.length === names.length ? [folder, ...files] : files;
  });
}
