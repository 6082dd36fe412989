import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from '../process/at-exit.ts';
import { unmountBelow } from '../services/small-disk.ts';

const memory = '/dev/shm';
const enoughBytes = 4 * 2 ** 30;

/**
 * Sets TMPDIR for this run and every program that it starts: a suite that is
 * killed can't delete its temporary files, so this does.
 */
export function useScratchFolder(): void {
  const folder = mkdtempSync(join(inMemory() ?? tmpdir(), 'bee-jinx-run-'));
  // PostgreSQL runs as another user and needs access.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  // Shared by the dozens of servers that are started.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
  atExit(() => {
    unmountBelow(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
}

/** A folder in memory, if there is room: tests need no durability, and fsync is slow. */
function inMemory(): string | undefined {
  try {
    accessSync(memory, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enoughBytes ? memory : undefined;
  } catch {
    return undefined;
  }
}
