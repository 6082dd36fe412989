import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from '../process/at-exit.ts';
import { root } from '../process/root.ts';

export interface GameServer {
  url: string;
  pid: number;
  /** Drains first. */
  stop(): Promise<void>;
  /** As the power failing would. */
  kill(): Promise<void>;
}

interface GameServerOptions {
  /** Any that is free, unless the server takes the place of another. */
  port?: string;
  /** Another build of the web app than ours. */
  webDir?: string;
  /** As an operator would put them into .env. */
  settings?: Record<string, string>;
}

/** The real server as an operator starts it, with a port and a database of its own. */
export async function startGameServer({
  port = '0',
  webDir,
  settings,
}: GameServerOptions = {}): Promise<GameServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bee-jinx-server-'));
  const server = spawn(process.execPath, [join(root, 'packages/server/src/main.ts')], {
    // Nothing of a developer's own settings must reach it: no environment, no .env.
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
      const gone = once(server, 'exit');
      server.kill(signal);
      await gone;
    }
    tidy();
  };
  const stop = () => end('SIGTERM');

  try {
    const url = await addressOf(server);
    const ready = await fetch(`${url}/api/ready`);
    if (!ready.ok) throw new Error(`The server is not ready: ${await ready.text()}`);
    return { url, pid: server.pid ?? 0, stop, kill: () => end('SIGKILL') };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** It prints one line with its address as soon as it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /http:\/\/\S+:\d+(?=\s)/.exec(said)?.[0];
      if (address) resolve(address);
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`The server did not start. ${said}`)));
  });
}
