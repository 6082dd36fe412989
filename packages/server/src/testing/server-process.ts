import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './test-database.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The server as a child process, for tests that kill it. */
export interface ServerProcess {
  url: string;
  output: () => string;
  /** Sends the signal and waits for the exit; returns the exit code or the signal. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string | null>;
}

export async function startServerProcess(
  database: TestDatabase,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const { child, output } = launch(database, settings);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = output().match(/http:\/\/\S+/)?.[0];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The server did not start: ${output()}`)));
  });
  return {
    url,
    output,
    end: async (signal) => {
      const exited = once(child, 'exit');
      child.kill(signal);
      const [code, killedBy] = await exited;
      return code ?? killedBy;
    },
  };
}

/** For starts that should fail: the exit code and the output. */
export async function failingStart(database: TestDatabase, settings: Record<string, string> = {}) {
  const { child, output } = launch(database, settings);
  const [code] = (await once(child, 'exit')) as [number];
  return { code, output: output() };
}

function launch(database: TestDatabase, settings: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    cwd: tmpdir(), // a folder without a developer's .env
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMIT: 'off',
      DATA_DIR: database.dataDir,
      ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
      ...(database.redisUrl && { REDIS_URL: database.redisUrl }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { child, output: () => output };
}
