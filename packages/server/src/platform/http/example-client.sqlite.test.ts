import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { useTestServer } from '../../testing/use-test-server.ts';

/** As a stranger would who follows examples/client/README.md. */

const server = useTestServer();
const folder = join(import.meta.dirname, '../../../../../examples/client');

async function npmRun(script: string): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', script], {
    cwd: folder,
    env: { ...process.env, BEE_JINX_URL: server.url },
  }).catch((error) => {
    throw new Error(`npm run ${script} failed:\n${error.stdout}${error.stderr}`);
  });
  return stdout;
}

test('a client that is generated from the OpenAPI document compiles, and plays a daily game and a dance', {
  timeout: 120_000,
}, async () => {
  await npmRun('generate');
  const [types, daily, dance] = await Promise.all([
    npmRun('types'),
    npmRun('daily'),
    npmRun('dance'),
  ]);
  expect(types).toBe('');
  expect(daily).toMatch(/The seal fits\.\nwon: jinx in 1\n$/);
  expect(dance).toMatch(/Round 2: mouse\nRound 2: mouse\ncompleted: jinx in 2\n$/);
});
