import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makeReadyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { callApi, newPlayer } from '../../testing/test-player.ts';
import { startTestServer } from '../../testing/test-server.ts';

const run = promisify(execFile);

/** Like `npm run backup -- file` and `npm run restore -- file`. */
async function runCommand(
  name: 'backup' | 'restore',
  database: TestDatabase,
  file: string,
): Promise<string> {
  const script = fileURLToPath(new URL(`../../commands/${name}.ts`, import.meta.url));
  const { stdout } = await run(process.execPath, [script, file], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: database.dataDir,
      ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
    },
  });
  return stdout;
}

test('a backup made during writes holds every earlier player, and can be restored', {
  timeout: 120_000,
}, async () => {
  const database = await makeReadyDatabase();
  const server = await startTestServer({ database });
  const before = await Promise.all(Array.from({ length: 30 }, () => newPlayer(server.url)));

  let isWriting = true;
  const traffic = (async () => {
    while (isWriting) await newPlayer(server.url);
  })();
  const file = join(database.dataDir, 'backups', 'copy');
  expect(await runCommand('backup', database, file)).toMatch(/^Backed up/);
  isWriting = false;
  await traffic;

  const after = await newPlayer(server.url);
  await before[0]?.ask('changeMe', { body: { displayName: 'Changed Later' } });
  await server.stop();
  expect(await runCommand('restore', database, file)).toMatch(/^Restored/);

  const restored = await startTestServer({ database });
  for (const player of before) {
    const { data } = await callApi(restored.url, 'readSession', {}, player.headers);
    expect(data.player).toEqual(player.player);
  }
  expect((await callApi(restored.url, 'readSession', {}, after.headers)).status).toBe(401);
  await restored.stop();
  await database.remove();
});

test('a backup never overwrites an existing file', { timeout: 120_000 }, async () => {
  const database = await makeReadyDatabase();
  const file = join(database.dataDir, 'backups', 'copy');
  await runCommand('backup', database, file);
  await expect(runCommand('backup', database, file)).rejects.toThrow(/exists already/);
  await database.remove();
});
