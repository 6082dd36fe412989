import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from '../process/at-exit.ts';
import { unmountBelow } from '../services/small-disk.ts';

const memory = '/dev/shm';
const enoughBytes = 4 * 2 ** 30;

/**
 * Gives this run, and every program that it starts, a temporary folder of its own: a suite that is
 * killed can't tidy up after itself, so this does.
 */
export function useScratchFolder(): void {
  const folder = mkdtempSync(join(inMemory() ?? tmpdir(), 'bee-jinx-run-'));
  // PostgreSQL runs as another user and has to get through.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  // Servers are started by the dozen; what is compiled once serves all of them.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
  atExit(() => {
    unmountBelow(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
}

/** Every word that is said is written to the disk before it is acknowledged. Here nobody pulls the plug. */
function inMemory(): string | undefined {
  try {
    accessSync(memory, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enoughBytes ? memory : undefined;
  } catch {
    return undefined;
  }
}
