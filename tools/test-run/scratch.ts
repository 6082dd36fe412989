import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from '../process/at-exit.ts';

/**
 * Gives this run, and every program that it starts, a temporary folder of its own: a suite that is
 * killed can't tidy up after itself, so this does.
 */
export function useScratchFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-run-'));
  // PostgreSQL runs as another user and has to get through.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  // Servers are started by the dozen; what is compiled once serves all of them.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
  atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
