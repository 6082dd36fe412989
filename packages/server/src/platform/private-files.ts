import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const othersMask = 0o077;

/** Creates a folder that only this user may open. */
export function makePrivateFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 })) giveToOwnerOfFolder(folder);
}

/** Creates an empty file that only this user may read, for a program that would create it with default permissions. */
export function makePrivateFile(file: string): void {
  const isNew = !existsSync(file);
  closeSync(openSync(file, 'a', 0o600));
  if (isNew) giveToOwnerOfFolder(file);
}

/** What root makes in somebody else's folder, such as a backup by cron, is theirs: their server must be able to open it. */
function giveToOwnerOfFolder(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  try {
    chownSync(path, uid, gid);
  } catch {
    // Some file systems, and root without that right, don't allow it: then it stays root's.
  }
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
    const names = readNames(folder);
    if (!names) return [folder];
    const own = names.filter((name) => /^(bee-jinx|server\.lock|(backups|releases)$)/.test(name));
    const files = own.filter((name) => name !== 'backups').map((name) => join(folder, name));
    return own.length === names.length ? [folder, ...files] : files;
  });
}

/** Nothing where the folder is another user's. */
function readNames(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') return undefined;
    throw error;
  }
}
