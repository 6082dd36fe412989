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

const others = 0o077;

/** A folder that nobody else on this machine may look into. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** An empty file that nobody else may read, for a program that would make it with the usual rights. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

/** Takes the rights of others away, as far as they are ours to take. Returns the files that are still open to others, to be logged. */
export function restrictPermissions(paths: readonly string[]): string[] {
  return paths.filter((path) => {
    if (!existsSync(path)) return false;
    const { mode } = statSync(path);
    if ((mode & others) === 0) return false;
    try {
      chmodSync(path, mode & 0o700);
      return false;
    } catch {
      return true;
    }
  });
}

/** What this server and its commands have put there, and the folder itself where nothing else is in it: it may be anybody's. */
export function listServerFiles(dataDir: string): string[] {
  return [dataDir, join(dataDir, 'backups')].filter(existsSync).flatMap((folder) => {
    const names = readdirSync(folder);
    const own = names.filter((name) => /^(bee-jinx|server\.lock|backups$)/.test(name));
    const files = own.filter((name) => name !== 'backups').map((name) => join(folder, name));
    return own.length === names.length ? [folder, ...files] : files;
  });
}
