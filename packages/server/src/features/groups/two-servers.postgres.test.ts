import { maxHivesPerPlayer } from '@bee-jinx/game';
import { expect, test } from 'vitest';
import { createTestHive, listHives } from '../../testing/test-hive.ts';
import { callApi, newPlayer } from '../../testing/test-player.ts';
import { waitForLock } from '../../testing/transaction-timing.ts';
import { useTwoServers } from '../../testing/use-test-server.ts';

const [server, other] = useTwoServers();

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
  expect(await listHives(asker)).toHaveLength(maxHivesPerPlayer);
});
