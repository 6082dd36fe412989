import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 100;
const page = Buffer.alloc(4096);

/**
 * How long the disk takes to sync one page, while something else is measured: no commit can be faster than that. Call
 * the result to stop; it resolves with all times in milliseconds.
 */
export function probeDisk(): () => Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-disk-'));
  const times: number[] = [];
  let isStopped = false;
  const probing = (async () => {
    const file = await open(join(folder, 'page'), 'w');
    while (!isStopped) {
      const began = performance.now();
      await file.write(page);
      await file.datasync();
      times.push(performance.now() - began);
      await pause(everyMs);
    }
    await file.close();
    rmSync(folder, { recursive: true });
  })();
  return async () => {
    isStopped = true;
    await probing;
    return times;
  };
}
