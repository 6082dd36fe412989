import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startServerProcess } from '../../testing/server-process.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { sampleEvent } from '../../testing/test-events.ts';
import { quickAdmin } from '../../testing/test-identity.ts';
import { newPlayer, playerWith, type TestPlayer } from '../../testing/test-player.ts';
import { startTestProxy, type TestProxy } from '../../testing/test-proxy.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let database: TestDatabase;
let proxy: TestProxy;
let server: TestServer;
let admin: TestPlayer;
beforeAll(async () => {
  database = await makeTestDatabase();
  const redis = new URL(database.redisUrl ?? '');
  proxy = await startTestProxy({ host: redis.hostname, port: Number(redis.port) });
  server = await startTestServer({ database, settings: throughProxy() });
  admin = await quickAdmin(server);
  await stateOf('redis', 'in use');
});
afterAll(async () => {
  await server.stop();
  await proxy.cut();
  await database.remove();
});

const throughProxy = () => ({ REDIS_URL: `redis://127.0.0.1:${proxy.port}` });
const buffer = async () => (await admin.ask('readEventBuffer', {})).data;
const stateOf = (name: string, state: string) =>
  vi.waitFor(
    async () =>
      expect((await buffer()).buffers.find((entry) => entry.name === name)?.state).toBe(state),
    { timeout: 15_000 },
  );
const storedOf = async (player: TestPlayer) =>
  (await player.ask('exportMe', {})).data.events.map(({ idempotencyKey }) => idempotencyKey).sort();
const send = (player: TestPlayer, ...keys: string[]) =>
  player.ask('recordEvents', { body: { events: keys.map((key) => sampleEvent(key)) } });

test('events are buffered in Redis if it persists to disk', async () => {
  const player = await newPlayer(server.url);
  expect((await send(player, 'a', 'b')).data).toEqual({ accepted: 2, duplicates: 0 });
  expect((await send(player, 'b', 'c')).data).toEqual({ accepted: 1, duplicates: 1 });
  expect(await storedOf(player)).toEqual(['a', 'b', 'c']);
  const left = (await buffer()).buffers.find(({ name }) => name === 'redis');
  expect(left).toEqual({ name: 'redis', state: 'in use', waiting: 0 });
});

test('events are buffered in the database if Redis doesn’t persist', async () => {
  const direct = new Redis(database.redisUrl ?? '');
  await direct.config('SET', 'appendfsync', 'everysec');
  await proxy.cut();
  await proxy.mend();
  await stateOf('redis', 'keeps nothing on disk');
  await stateOf('database', 'in use');
  const player = await newPlayer(server.url);
  expect((await send(player, 'a')).data.accepted).toBe(1);
  expect(await storedOf(player)).toEqual(['a']);
  await direct.config('SET', 'appendfsync', 'always');
  await proxy.cut();
  await proxy.mend();
  await stateOf('redis', 'in use');
  direct.disconnect();
});

test('events acknowledged before, during and after an outage of Redis are stored once', {
  timeout: 60_000,
}, async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => newPlayer(server.url)));
  const ledger = new Map(players.map((player) => [player, new Set<string>()]));
  let acknowledged = 0;
  let isOver = false;
  let number = 0;
  const sending = players.map(async (player) => {
    while (!isOver) {
      // Few at once, as a player is limited to 5,000 events a day.
      const keys = Array.from({ length: 2 }, () => {
        number += 1;
        return `cut ${number}`;
      });
      const { status } = await send(player, ...keys);
      expect(status).toBe(200);
      for (const key of keys) ledger.get(player)?.add(key);
      acknowledged += keys.length;
    }
  });
  for (let cut = 0; cut < 3; cut += 1) {
    const before = acknowledged;
    await expect.poll(() => acknowledged, { interval: 5 }).toBeGreaterThan(before + 150);
    await proxy.cut();
    const during = acknowledged;
    await expect.poll(() => acknowledged, { interval: 5 }).toBeGreaterThan(during + 150);
    await proxy.mend();
    await stateOf('redis', 'in use');
  }
  isOver = true;
  await Promise.all(sending);
  for (const [player, keys] of ledger) expect(await storedOf(player)).toEqual([...keys].sort());
});

test('a server killed with events in Redis leaves them to the next one', async () => {
  const own = await startServerProcess(database, throughProxy());
  const player = await newPlayer(own.url);
  const ledger: string[] = [];
  const sending = (async () => {
    for (let number = 1; ; number += 1) {
      const keys = Array.from({ length: 20 }, (_, index) => `killed ${number} ${index}`);
      const body = { events: keys.map((key) => sampleEvent(key)) };
      if ((await player.ask('recordEvents', { body })).status !== 200) return;
      ledger.push(...keys);
    }
  })().catch(() => {});
  await expect.poll(() => ledger.length, { interval: 5 }).toBeGreaterThan(300);
  expect(await own.end('SIGKILL')).toBe('SIGKILL');
  await sending;
  const stored = await storedOf(playerWith(server.url, player.player, player.token));
  expect(new Set(stored).size).toBe(stored.length);
  expect([...new Set(ledger).difference(new Set(stored))]).toEqual([]);
});

test('foreign entries in the stream become dead letters', async () => {
  const direct = new Redis(database.redisUrl ?? '');
  await send(await newPlayer(server.url), 'makes the stream');
  const streams = await direct.keys('bee-jinx:events:*:waiting');
  for (const stream of streams) await direct.xadd(stream, '*', 'something', 'else');
  await admin.ask('flushEvents', {});
  expect((await buffer()).deadLetters[0]?.reason).toBe('It is no JSON.');
  direct.disconnect();
});
