import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../services/find-free-port.ts';
import type { BareMachine, MachineUser } from './bare-machine.ts';

interface NodeVersions {
  node: string;
  npm: string;
}

/** Versions of Node.js and npm that run `npm ci`, besides Debian's own: each major with the others it supports. */
export const testedNodeVersions: NodeVersions[] = [
  { node: '18', npm: '9' },
  { node: '18', npm: '10' },
  { node: '20', npm: '9' },
  { node: '20', npm: '10' },
  { node: '20', npm: '11' },
  { node: '22', npm: '10' },
  { node: '22', npm: '11' },
  { node: '24', npm: '11' },
  { node: '26', npm: '11' },
];

const timeoutMs = 120_000;

/** `npm ci && npm start` in a new clone, until the first page is served. */
export async function installAndStart(
  machine: BareMachine,
  user: MachineUser,
  versions?: NodeVersions,
): Promise<string> {
  const folder = await machine.clone(user);
  const port = await findFreePort();
  const path = versions ? await installVersions(machine, versions) : undefined;
  const env = { PORT: String(port), ...(path && { PATH: path }) };
  const began = performance.now();
  const installed = await machine.mustRun(`cd ${folder} && npm ci 2>&1`, { user, env });
  const installSeconds = (performance.now() - began) / 1000;
  const megabytes = Number.parseInt(
    await machine.mustRun(`du -sm ${folder}/node_modules`, { user }),
    10,
  );
  const server = machine.start(`cd ${folder} && npm start`, { user, env });
  const started = performance.now();
  try {
    await firstPage(`http://127.0.0.1:${port}`, server);
  } finally {
    await server.stop();
  }
  const firstPageSeconds = (performance.now() - started) / 1000;
  const lines = installed.trim().split('\n').length;
  return `installed in ${installSeconds.toFixed(0)} s (${megabytes} MB, ${lines} lines said), first page after ${firstPageSeconds.toFixed(1)} s with the build`;
}

/** `npm ci && npm test` in a new clone. As root no suite may be left out; for others the output must name those that are. */
export async function runAllTests(machine: BareMachine, user: MachineUser): Promise<string> {
  const folder = await machine.clone(user);
  const env: Record<string, string> = user === 'root' ? { CI: 'true' } : {};
  const output = await machine.mustRun(`cd ${folder} && npm ci && npm test`, { user, env });
  const leftOut = output.match(/^Left out: .*$/m)?.[0];
  const counts = output.match(/^\d+ passed, \d+ failed$/m)?.[0];
  if (counts === undefined) throw new Error(`No closing line:\n${output}`);
  if (user !== 'root' && leftOut === undefined) {
    throw new Error(`Nothing said to be left out, though nothing is installed:\n${output}`);
  }
  return [counts, leftOut].filter(Boolean).join('; ');
}

async function firstPage(url: string, server: ReturnType<BareMachine['start']>): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline && !server.hasEnded()) {
    const page = await fetch(`${url}/jinx/daily`).catch(() => undefined);
    if (page?.ok && (await page.text()).includes('<title>')) return;
    await delay(50);
  }
  throw new Error(`No page came:\n${server.output()}`);
}

/** Node.js and npm from npm's own packages, put before Debian's on the PATH. */
async function installVersions(machine: BareMachine, { node, npm }: NodeVersions): Promise<string> {
  const folder = `/opt/node-${node}-npm-${npm}`;
  await machine.mustRun(
    `mkdir -p ${folder}/bin && cd ${folder} && npm install --no-save --prefix . node-linux-$(node -p process.arch)@${node} npm@${npm} 2>&1 &&
     ln -sf ${folder}/node_modules/node-linux-*/bin/node ${folder}/node_modules/npm/bin/npm-cli.js bin/ &&
     ln -sf ../node_modules/npm/bin/npm-cli.js bin/npm`,
    { user: 'root' },
  );
  return `${folder}/bin:/usr/sbin:/usr/bin:/sbin:/bin`;
}
