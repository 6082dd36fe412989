import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { startTestProxy } from '../../testing/test-proxy.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { useTwoServers } from '../../testing/use-test-server.ts';
import { systemClock } from '../clock.ts';
import { Presence } from './presence.ts';
import { Streams } from './streams.ts';

describe('two servers on one PostgreSQL and Redis', () => {
  // Both race to migrate the empty database.
  const [one, two] = useTwoServers(async () => ({ database: await makeTestDatabase() }));
  let redis: Redis;
  beforeAll(async () => {
    redis = new Redis(one.database.redisUrl ?? '');
    await vi.waitFor(async () => {
      for (const server of [one, two]) {
        expect(await (await fetch(`${server.url}/api/ready`)).text()).toContain(
          '"redis":"connected"',
        );
      }
      expect((await redis.pubsub('NUMSUB', 'bee-jinx:live'))[1]).toBeGreaterThanOrEqual(2);
    });
  });
  afterAll(() => redis.disconnect());

  test('a session of one is valid at the other', async () => {
    const player = await newPlayer(one.url);
    const answer = await fetch(`${two.url}/api/session`, { headers: player.headers });
    expect(await answer.json()).toEqual({ data: { player: player.player } });
  });

  test('a change at one is signalled at the other', async () => {
    const player = await newPlayer(one.url);
    const listener = await TestListener.open(two.url, player.headers);
    await player.ask('changeMe', { body: { displayName: 'Anna' } });
    await listener.until(() => listener.signals().length > 0);
    expect(listener.signals()).toEqual([{ topic: 'player', id: player.player.userId, version: 2 }]);
    listener.close();
  });

  test('signing out at one ends the stream at the other', async () => {
    const player = await newPlayer(one.url);
    const listener = await TestListener.open(two.url, player.headers);
    await player.ask('closeSession', {});
    await listener.ended();
  });

  test('a listener at one is present at the other until they leave', async () => {
    const player = await newPlayer(one.url);
    const elsewhere = new Presence(new Streams(), redis, systemClock, 'server_elsewhere');
    const here = async () => [...(await elsewhere.whoIsHere([player.player.userId, 'nobody']))];
    expect(await here()).toEqual([]);
    const listener = await TestListener.open(one.url, player.headers);
    await expect.poll(here).toEqual([player.player.userId]);
    listener.close();
    await expect.poll(here).toEqual([]);
  });

  test('listeners are asked to reconnect when Redis is back, since signals were missed', async () => {
    const { own, wire, redisIs } = await startBehindWire(one.database);
    const player = await newPlayer(one.url);
    const listener = await TestListener.open(own.url, player.headers);
    await wire.cut();
    await expect.poll(() => redisIs('"unreachable"')).toBe(true);
    await player.ask('changeMe', { body: { displayName: 'Anna' } });
    expect(listener.signals()).toEqual([]);
    await wire.mend();
    await listener.ended();
    expect(listener.received.at(-1)?.event).toBe('reconnect');
    await own.stop();
    await wire.cut();
  });

  test("what a server said while it was out of Redis' reach is heard when it is back", async () => {
    const { own, wire, redisIs } = await startBehindWire(one.database);
    const player = await newPlayer(own.url);
    const listener = await TestListener.open(one.url, player.headers);
    await wire.cut();
    await expect.poll(() => redisIs('"unreachable"')).toBe(true);
    await player.ask('changeMe', { body: { displayName: 'Anna' } });
    expect(listener.signals()).toEqual([]);
    await wire.mend();
    await listener.until(() => listener.signals().length > 0);
    expect(listener.signals()).toEqual([{ topic: 'player', id: player.player.userId, version: 2 }]);
    listener.close();
    await own.stop();
    await wire.cut();
  });

  test('without Redis writes and the streams of the same server still work', async () => {
    const own = await startTestServer({
      database: one.database,
      settings: { REDIS_URL: 'redis://127.0.0.1:1' },
    });
    const player = await newPlayer(own.url);
    const listener = await TestListener.open(own.url, player.headers);
    await player.ask('changeMe', { body: { displayName: 'Anna' } });
    await listener.until(() => listener.signals().length > 0);
    expect(await (await fetch(`${own.url}/api/ready`)).json()).toMatchObject({
      data: { redis: 'unreachable' },
    });
    listener.close();
    await own.stop();
  });
});

/** A server whose line to Redis can be cut. */
async function startBehindWire(database: TestDatabase) {
  const { hostname: host, port } = new URL(database.redisUrl ?? '');
  const wire = await startTestProxy({ host, port: Number(port) });
  const settings = { REDIS_URL: `redis://127.0.0.1:${wire.port}` };
  const own = await startTestServer({ database, settings });
  const redisIs = async (state: string) =>
    (await (await fetch(`${own.url}/api/ready`)).text()).includes(state);
  await expect.poll(() => redisIs('"connected"')).toBe(true);
  return { own, wire, redisIs };
}
