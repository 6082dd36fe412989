import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { atExit } from '../process/at-exit.ts';
import { root } from '../process/root.ts';

export interface GameServer {
  url: string;
  pid: number;
  /** Drains first. */
  stop(): Promise<void>;
  /** By SIGKILL. */
  kill(): Promise<void>;
  /** Changes the embedded database behind the server's back. */
  editDatabase(edit: (db: DatabaseSync) => void): void;
}

interface GameServerOptions {
  /** Any free port by default. */
  port?: string;
  /** The folder of another build of the web app. */
  webDir?: string;
  /** Put before the command, such as what enters another machine's network, or traces it. */
  prefix?: string[];
  /** Where it is found from here, if not where it says. */
  url?: string;
  /** The folder of another checkout, whose server it is. */
  from?: string;
  /** What `npm start` runs, rather than its sources. */
  isBuilt?: boolean;
  /** Environment variables, as in .env. */
  settings?: Record<string, string>;
}

/** Starts the real server as an operator does, with its own port and database. */
export async function startGameServer({
  port = '0',
  webDir,
  prefix = [],
  url: outerUrl,
  from = root,
  isBuilt = false,
  settings,
}: GameServerOptions = {}): Promise<GameServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bee-jinx-server-'));
  const main = join(from, 'packages/server', isBuilt ? 'dist/main.js' : 'src/main.ts');
  const command = [...prefix, process.execPath, main];
  const server = spawn(command[0] ?? '', command.slice(1), {
    // Neither a developer's environment nor a .env file must reach it.
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...(webDir !== undefined && { WEB_DIR: webDir }),
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const tidy = atExit(() => {
    server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server.exitCode === null && server.signalCode === null) {
      const exited = once(server, 'exit');
      server.kill(signal);
      await exited;
    }
    tidy();
  };
  const stop = () => end('SIGTERM');
  const editDatabase = (edit: (db: DatabaseSync) => void) => {
    const db = new DatabaseSync(join(dataDir, 'bee-jinx.sqlite'), { timeout: 5000 });
    edit(db);
    db.close();
  };

  try {
    const ownUrl = await addressOf(server);
    const url = outerUrl ?? ownUrl;
    const ready = await fetch(`${url}/api/ready`);
    if (!ready.ok) throw new Error(`The server is not ready: ${await ready.text()}`);
    return { url, pid: server.pid ?? 0, stop, kill: () => end('SIGKILL'), editDatabase };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** It prints one line with its address as soon as it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /http:\/\/\S+:\d+(?=\s)/.exec(output)?.[0];
      if (address) resolve(address);
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`The server did not start. ${output}`)));
  });
}
