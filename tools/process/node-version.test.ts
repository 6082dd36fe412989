import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

/** tools/node on a machine that has that Node and no other. */
function runOn(version: string) {
  const machine = mkdtempSync(join(tmpdir(), 'bee-jinx-node-'));
  for (const folder of ['tools', 'bin']) mkdirSync(join(machine, folder));
  copyFileSync(join(root, 'tools/node'), join(machine, 'tools/node'));
  const node = join(machine, 'bin/node');
  writeFileSync(
    node,
    `#!/bin/sh\nif [ "$1" = --version ]; then echo ${version}; else echo ran; fi\n`,
  );
  chmodSync(node, 0o755);
  const env = { PATH: `${join(machine, 'bin')}:/usr/bin:/bin` };
  const ran = spawnSync('sh', [join(machine, 'tools/node'), 'x.ts'], { env, encoding: 'utf8' });
  rmSync(machine, { recursive: true });
  return ran;
}

test.each(['v24.7.0', 'v24.11.1', 'v26.0.0', 'v30.1.2'])('%s runs it', (version) => {
  expect(runOn(version).stdout).toBe('ran\n');
});

test.each(['v24.6.0', 'v24.0.2', 'v22.19.0'])('%s is too old, and that is said', (version) => {
  const { status, stderr } = runOn(version);
  expect(status).toBe(1);
  expect(stderr).toMatch(/needs Node\.js 24\.7 or newer/);
});
