import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { atExit } from '../process/at-exit.ts';
import { findFreePort } from './find-free-port.ts';
import { findRedis } from './find-programs.ts';

export interface Redis {
  url: string;
  port: number;
  pid: number;
  /** Kills it until `resume`. Persisted data is kept. */
  halt(): Promise<void>;
  /** At the same port. */
  resume(): Promise<void>;
  stop(): void;
}

/** Starts a throwaway Redis with persistence. `stop` deletes its data. */
export async function startRedis(): Promise<Redis> {
  const program = findRedis();
  if (program === undefined) throw new Error('Redis is not installed.');
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-redis-'));
  const settings = {
    port: `${port}`,
    bind: '127.0.0.1',
    save: '',
    dir: folder,
    // As docs/deployment.md asks for, because Redis buffers events.
    appendonly: 'yes',
    appendfsync: 'always',
    daemonize: 'no',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  let child = launch(program, args, folder);
  const stop = atExit(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  await listens(child);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    halt: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    resume: () => {
      child = launch(program, args, folder);
      return listens(child);
    },
    stop,
  };
}

type RedisProcess = ChildProcessByStdio<null, Readable, null>;

function launch(program: string, args: string[], folder: string): RedisProcess {
  return spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    // A process group of its own, so that Ctrl-C in a terminal doesn't end it before its clients.
    detached: true,
  });
}

function listens(child: RedisProcess): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    let output = '';
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`;
      if (line.includes('Ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Redis did not start.\n${output}`)));
  });
}
