import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../tools/services/find-free-port.ts';
import { type Figure, median } from './figure.ts';
import { readServerUsage } from './usage.ts';

const runs = 5;
const idleMs = 5000;

/** From `npm start` on an existing build to the first answer, and the idle memory after that. */
export async function benchStartUp(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bee-jinx-bench-'));
  const times: number[] = [];
  let memory = 0;
  try {
    await launch(dataDir); // the first run may have to build, and makes the database
    for (let run = 0; run < runs; run += 1) {
      const last = run === runs - 1;
      const seen = await launch(dataDir, last ? idleMs : 0);
      times.push(seen.ms);
      memory = seen.memory;
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return [
    {
      what: `npm start to the first answer, median of ${runs}`,
      value: `${Math.round(median(times))} ms`,
      aim: 'under 1200 ms',
    },
    {
      what: 'resident memory after five idle seconds',
      value: `${Math.round(memory / 1e6)} MB`,
      aim: 'under 130 MB',
    },
  ];
}

async function launch(dataDir: string, restMs = 0): Promise<{ ms: number; memory: number }> {
  const port = await findFreePort();
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: 'ignore',
    detached: true, // a group of its own, so that npm and what it started end together
  });
  const exited = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  while (!(await answers(`${address}/api/health`))) {
    if (child.exitCode !== null) throw new Error('npm start ended before it answered.');
    await pause(5);
  }
  const ms = performance.now() - began;
  await pause(restMs);
  const { memoryBytes: memory } = await readServerUsage(address);
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await exited;
  return { ms, memory };
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );
