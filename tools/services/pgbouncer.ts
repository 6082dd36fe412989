import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atExit } from '../process/at-exit.ts';
import { root } from '../process/root.ts';
import { findFreePort } from './find-free-port.ts';
import { findPgbouncer } from './find-programs.ts';
import { unprivilegedUser } from './postgres.ts';

export interface Pgbouncer {
  port: number;
  stop(): void;
}

const timeoutMs = 30_000;

/** Runs deploy/ha/pgbouncer.ini in front of a PostgreSQL on this machine. */
export async function startPgbouncer(postgresPort: number): Promise<Pgbouncer> {
  const program = findPgbouncer();
  if (program === undefined) throw new Error('PgBouncer is not installed.');
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const settings = readFileSync(join(root, 'deploy/ha/pgbouncer.ini'), 'utf8')
    .replace('port=5000', `port=${postgresPort}`)
    .replace('listen_port = 6432', `listen_port = ${port}`);
  writeFileSync(file, settings);
  const owner = unprivilegedUser();
  if (owner) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid);
  const child = spawn(program, ['-q', file], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
    // A process group of its own, so that Ctrl-C in a terminal doesn't end it before its clients.
    detached: true,
  });
  const stop = atExit(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const until = performance.now() + timeoutMs;
  while (!(await listens(port))) {
    if (child.exitCode !== null || performance.now() > until) {
      stop();
      throw new Error('PgBouncer did not start.');
    }
    await pause(50);
  }
  return { port, stop };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
