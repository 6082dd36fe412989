import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeReadyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { newPlayer, playerWith, type TestPlayer } from '../../testing/test-player.ts';
import { startTestProxy, type TestProxy } from '../../testing/test-proxy.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let place: TestDatabase;
let proxy: TestProxy;
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  place = await makeReadyDatabase();
  const redis = new URL(place.redisUrl ?? '');
  proxy = await startTestProxy({ host: redis.hostname, port: Number(redis.port) });
  // A room of its own in the Redis that all suites share: they call from the same address.
  const settings = { RATE_LIMIT: 'on', REDIS_URL: `redis://127.0.0.1:${proxy.port}/7` };
  server = await startTestServer({ place, settings });
  other = await startTestServer({ place, settings });
  for (const one of [server, other]) await redisIs(one, 'connected');
});
afterAll(async () => {
  await Promise.all([server.stop(), other.stop()]);
  await proxy.cut();
  await place.remove();
});

const redisIs = ({ url }: TestServer, state: string) =>
  vi.waitFor(
    async () => {
      const { data } = (await (await fetch(`${url}/api/ready`)).json()) as { data: object };
      expect(data).toMatchObject({ redis: state });
    },
    { timeout: 15_000 },
  );
const renamed = async (player: TestPlayer, times: number) => {
  const names = Array.from({ length: times }, (_, i) => ({ displayName: `Anna ${i}` }));
  const answers = await Promise.all(names.map((body) => player.ask('changeMe', { body })));
  return answers.filter(({ status }) => status === 200).length;
};

test('several servers count together, and each goes on counting while Redis is away', async () => {
  const here = await newPlayer(server.url);
  const there = playerWith(other.url, here.player, here.token);
  expect(await renamed(here, 40)).toBe(40);
  expect(await renamed(there, 40)).toBe(20);

  await proxy.cut();
  for (const one of [server, other]) await redisIs(one, 'unreachable');
  expect(await renamed(await newPlayer(server.url), 70)).toBe(60);

  await proxy.mend();
  await redisIs(server, 'connected');
  expect(await renamed(await newPlayer(server.url), 70)).toBe(60);
});
