import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { atExit } from '../process/at-exit.ts';
import { findFreePort } from './find-free-port.ts';
import { findPostgres } from './find-programs.ts';

export interface Postgres {
  url: string;
  port: number;
  pid: number;
  /** Stops it until `resume`: `fast` as an operator would, `immediate` like a crash. Committed data is kept. */
  halt(how: 'fast' | 'immediate'): Promise<void>;
  /** At the same port. */
  resume(): Promise<void>;
  stop(): void;
}

interface PostgresOptions {
  /** With fsync, as in production. */
  durable?: boolean;
  /** Of postgresql.conf. */
  settings?: Record<string, string>;
  /** Fills the data folder instead of `initdb`, such as with a copy of another. */
  fill?: (data: string, run: (program: string, args: string[]) => Promise<void>) => Promise<void>;
}

const execute = promisify(execFile);

/** Starts a throwaway PostgreSQL. `stop` deletes its data. */
export async function startPostgres({
  durable = false,
  settings: extra = {},
  fill,
}: PostgresOptions = {}): Promise<Postgres> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('PostgreSQL is not installed.');
  const owner = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const environment = { ...process.env, LC_ALL: 'C' };
  const settings = { ...owner, cwd: folder, env: environment };
  const control = join(programs, 'pg_ctl');

  const stop = atExit(() => {
    spawnSync(control, ['stop', '-D', data, '-m', 'immediate', '-w'], {
      ...settings,
      stdio: 'ignore',
    });
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  try {
    const initArguments = [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ];
    const run = async (program: string, args: string[]) => {
      await execute(join(programs, program), args, settings);
    };
    await (fill ? fill(data, run) : run('initdb', initArguments));
    const port = await findFreePort();
    appendFileSync(join(data, 'postgresql.conf'), configuration(port, durable, extra));
    const start = async () => {
      // -w waits until the server is ready; it then runs on its own.
      await execute(control, ['start', '-D', data, '-l', log, '-w', '-t', '60'], settings);
    };
    await start();
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      port,
      pid: Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10),
      halt: async (how) => {
        await execute(control, ['stop', '-D', data, '-m', how, '-w'], settings);
      },
      resume: start,
      stop,
    };
  } catch (error) {
    const output = readLog(log);
    stop();
    throw new Error(`PostgreSQL did not start. ${(error as Error).message}\n${output}`, {
      cause: error,
    });
  }
}

function configuration(port: number, durable: boolean, extra: Record<string, string>): string {
  const careless = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off'];
  const lines = [
    '',
    "listen_addresses = '127.0.0.1'",
    `port = ${port}`,
    // No unix socket: a deep temporary folder would exceed the length limit of its path.
    "unix_socket_directories = ''",
    'max_connections = 200',
    ...(durable ? [] : careless),
    ...Object.entries(extra).map(([name, value]) => `${name} = '${value}'`),
    '',
  ];
  return lines.join('\n');
}

/** PostgreSQL refuses to run as root, so it runs as the user of its Debian package. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function readLog(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
