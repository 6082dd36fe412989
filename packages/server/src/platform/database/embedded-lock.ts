import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '../private-files.ts';

/** Its message is shown to the operator unchanged. */
export class DatabaseInUse extends Error {}

/**
 * One server per embedded database: SQLite itself would let a second process in. The lock is the operating
 * system's and ends with the process, so that no stale lock file has to be removed by hand.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  const file = join(dataDir, 'server.lock');
  makePrivateFile(file);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new DatabaseInUse(
      `Another server is using the database in ${dataDir}. Stop it first, or give this one its own DATA_DIR.`,
    );
  }
  return { release: () => lock.close() };
}
