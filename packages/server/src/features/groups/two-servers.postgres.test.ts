import { maxHivesPerPlayer } from '@bee-jinx/game';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHive } from '../../testing/test-hive.ts';
import { callApi, newPlayer } from '../../testing/test-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { waitForLock } from '../../testing/transaction-timing.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ database: server.database });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

test('of two owners who let a player in at the same moment one is refused where the other was the fiftieth hive', async () => {
  const asker = await newPlayer(server.url);
  const found = () => createTestHive(server.url, {}, asker);
  for (let count = 2; count < maxHivesPerPlayer; count += 1) await found();
  const [first, second] = [await createTestHive(server.url), await createTestHive(server.url)];
  const [{ requestId }, { requestId: secondId }] = [
    await first.ask(asker),
    await second.ask(asker),
  ];
  await found();

  const approveSecond = () =>
    callApi(other.url, 'approveRequest', { body: { requestId: secondId } }, second.owner.headers);
  let approving: ReturnType<typeof approveSecond> | undefined;
  const { db } = server;
  const real = db.transaction;
  db.transaction = (keys, work, ...rest) => {
    if (!keys.includes(`group:${first.groupId}`)) return real(keys, work, ...rest);
    db.transaction = real;
    return real(
      keys,
      async (sql) => {
        const result = await work(sql);
        approving = approveSecond();
        await waitForLock(server, approving);
        return result;
      },
      ...rest,
    );
  };
  expect((await first.owner.ask('approveRequest', { body: { requestId } })).status).toBe(200);
  expect(await approving).toMatchObject({ status: 409, error: { code: 'too_many_groups' } });
  const { groups } = (await asker.ask('listGroups', { query: {} })).data;
  expect(groups).toHaveLength(maxHivesPerPlayer);
});
