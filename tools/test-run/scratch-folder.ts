import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
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
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enoughBytes && runsPrograms(memory) ? memory : undefined;
  } catch {
    return undefined;
  }
}

/** Tests run scripts in their folders, which a container's `/dev/shm` refuses where it is mounted with noexec. */
export function runsPrograms(parent: string): boolean {
  try {
    const folder = mkdtempSync(join(parent, 'bee-jinx-try-'));
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
    const { status } = spawnSync(program);
    rmSync(folder, { recursive: true });
    return status === 0;
  } catch {
    return false;
  }
}
