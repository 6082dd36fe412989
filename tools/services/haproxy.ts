import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atExit } from '../process/at-exit.ts';
import { root } from '../process/root.ts';
import { findHaproxy } from './find-programs.ts';

export interface Haproxy {
  url: string;
  stop(): void;
}

const timeoutMs = 30_000;
const idHeader = 'x-load-balancer-id';

/** Runs deploy/haproxy.cfg in front of these servers. The header x-served-by says which one replied, if it was ready. */
export async function startHaproxy(port: number, serverUrls: string[]): Promise<Haproxy> {
  const program = findHaproxy();
  if (program === undefined) throw new Error('HAProxy is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-haproxy-'));
  const servers = join(folder, 'servers.cfg');
  const lines = serverUrls.map((url, index) => `  server server${index + 1} ${new URL(url).host}`);
  // Another server may have the port, even another one of these.
  const id = randomUUID();
  const text = [
    ...backendLines('bee_jinx'),
    '  http-response set-header x-served-by %s',
    `  http-response set-header ${idHeader} ${id}`,
    ...lines,
    ...backendLines('bee_jinx_alive'),
    ...lines,
    ...backendLines('bee_jinx_assets'),
    ...lines.map((line, index) => `${line} no-check track bee_jinx/server${index + 1}`),
  ];
  writeFileSync(servers, `${text.join('\n')}\n`);

  // -dR: without SO_REUSEPORT, by which two HAProxies would share a port.
  const args = ['-db', '-dR', '-f', join(root, 'deploy/haproxy.cfg'), '-f', servers];
  const child = spawn(program, args, {
    env: { BEE_JINX_BIND: `127.0.0.1:${port}` },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own, so that Ctrl-C in a terminal doesn't end it before the servers.
    detached: true,
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4000);
  });
  let hasEnded = false;
  child.once('close', () => {
    hasEnded = true;
  });
  const stop = atExit(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  const until = performance.now() + timeoutMs;
  while (!(await isReady(url, id))) {
    if (hasEnded || performance.now() > until) {
      stop();
      throw new Error(`HAProxy did not start.\n${output}`);
    }
    await pause(50);
  }
  return { url, stop };
}

/** Its lines in deploy/haproxy-servers.cfg, without its servers. */
function backendLines(name: string): string[] {
  const text = readFileSync(join(root, 'deploy/haproxy-servers.cfg'), 'utf8');
  const section = text.split(/^(?=backend )/m).find((part) => part.startsWith(`backend ${name}\n`));
  if (section === undefined) throw new Error(`deploy/haproxy-servers.cfg has no backend ${name}.`);
  return section.split('\n').filter((line) => !/^\s*(server |#|$)/.test(line));
}

const isReady = (url: string, id: string) =>
  fetch(`${url}/api/ready`).then(
    ({ ok, headers }) => ok && headers.get(idHeader) === id,
    () => false,
  );
