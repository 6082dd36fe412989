import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const command = fileURLToPath(new URL('admin-password.ts', import.meta.url));
const type = (typed: string) =>
  spawnSync(process.execPath, [command], { input: `${typed}\n`, encoding: 'utf8' });

test.each(['password123', 'Qwertyuiop1!', 'short'])('%s is no password for an admin', (typed) => {
  const { status, stdout, stderr } = type(typed);
  expect(status).toBe(1);
  expect(stdout).not.toContain('argon2id');
  expect(stderr).toMatch(/longer or stranger|at least 10/);
});

test('a good one is told as a line for the settings, and never itself', () => {
  const { status, stdout } = type('the queen counts her eggs');
  expect(status).toBe(0);
  expect(stdout).toMatch(/ADMIN_PASSWORD_HASH='\$argon2id\$/);
  expect(stdout).not.toContain('queen');
});
