import { beforeAll, expect, test, vi } from 'vitest';
import { makeReadyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { newPlayer, playerWith, type TestPlayer } from '../../testing/test-player.ts';
import { startTestProxy, type TestProxy } from '../../testing/test-proxy.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { useTwoServers } from '../../testing/use-test-server.ts';

let database: TestDatabase;
let proxy: TestProxy;
beforeAll(async () => {
  database = await makeReadyDatabase();
  const redis = new URL(database.redisUrl ?? '');
  proxy = await startTestProxy({ host: redis.hostname, port: Number(redis.port) });
  return () => proxy.cut();
});
const [server, other] = useTwoServers(async () => ({
  database,
  // A Redis database of its own, as all suites call from the same address.
  settings: { RATE_LIMIT: 'on', REDIS_URL: `redis://127.0.0.1:${proxy.port}/7` },
}));
beforeAll(async () => {
  for (const each of [server, other]) await waitForRedis(each, 'connected');
});

const waitForRedis = ({ url }: TestServer, state: string) =>
  vi.waitFor(
    async () => {
      const { data } = (await (await fetch(`${url}/api/ready`)).json()) as { data: object };
      expect(data).toMatchObject({ redis: state });
    },
    { timeout: 15_000 },
  );
const countRenames = async (player: TestPlayer, times: number) => {
  const names = Array.from({ length: times }, (_, i) => ({ displayName: `Anna ${i}` }));
  const replies = await Promise.all(names.map((body) => player.ask('changeMe', { body })));
  return replies.filter(({ status }) => status === 200).length;
};

test('servers share their counts, and each counts alone while Redis is unreachable', async () => {
  const player = await newPlayer(server.url);
  const elsewhere = playerWith(other.url, player.player, player.token);
  expect(await countRenames(player, 40)).toBe(40);
  expect(await countRenames(elsewhere, 40)).toBe(20);

  await proxy.cut();
  for (const each of [server, other]) await waitForRedis(each, 'unreachable');
  expect(await countRenames(await newPlayer(server.url), 70)).toBe(60);

  await proxy.mend();
  await waitForRedis(server, 'connected');
  expect(await countRenames(await newPlayer(server.url), 70)).toBe(60);
});
