import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from '../process/at-exit.ts';

interface SmallDisk {
  folder: string;
  remove(): void;
}

/** Mounts a small tmpfs. Needs root, and a container may forbid it even then. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-small-'));
  const removeFolder = atExit(() => rmSync(folder, { recursive: true, force: true }));
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
    execFileSync('mount', options, { stdio: 'pipe' });
  } catch (error) {
    removeFolder();
    throw error;
  }
  const unmount = atExit(() => unmountBelow(folder));
  return {
    folder,
    remove() {
      unmount();
      removeFolder();
    },
  };
}

export function canMountSmallDisk(): boolean {
  try {
    mountSmallDisk(1).remove();
    return true;
  } catch {
    return false;
  }
}

/** Unmounts everything in this folder, also what a killed process has left mounted. */
export function unmountBelow(folder: string): void {
  for (const mounted of mountedBelow(folder)) {
    // Lazily, as a running server may have a file open.
    execFileSync('umount', ['--lazy', mounted], { stdio: 'ignore' });
  }
}

function mountedBelow(folder: string): string[] {
  let mounts: string;
  try {
    mounts = readFileSync('/proc/mounts', 'utf8');
  } catch {
    // Not Linux, so nothing was mounted.
    return [];
  }
  const mountPoints = mounts.split('\n').map((line) => line.split(' ')[1] ?? '');
  return mountPoints.filter((path) => path === folder || path.startsWith(`${folder}/`)).reverse();
}
