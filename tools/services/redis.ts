import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { atExit } from '../process/at-exit.ts';
import { findRedis } from './find.ts';
import { sparePort } from './spare-port.ts';

export interface Redis {
  url: string;
  port: number;
  stop(): void;
}

/** A Redis of our own that keeps nothing on disk. */
export async function startRedis(): Promise<Redis> {
  const program = findRedis();
  if (program === undefined) throw new Error('Redis is not installed.');
  const port = await sparePort();
  const settings = {
    port: `${port}`,
    bind: '127.0.0.1',
    save: '',
    appendonly: 'no',
    daemonize: 'no',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn(program, args, {
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'ignore'],
    // Ctrl-C in a terminal reaches a whole group; what uses Redis has to end before it.
    detached: true,
  });
  const stop = atExit(() => child.kill('SIGKILL'));

  await new Promise<void>((resolve, reject) => {
    let said = '';
    createInterface({ input: child.stdout }).on('line', (line) => {
      said += `${line}\n`;
      if (line.includes('Ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Redis did not start.\n${said}`)));
  });
  return { url: `redis://127.0.0.1:${port}`, port, stop };
}
