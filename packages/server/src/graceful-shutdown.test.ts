import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { routes } from '@bee-jinx/contract';
import { expect, test, vi } from 'vitest';
import { countNotifications } from './testing/ledgers/count-notifications.ts';
import { RawClient } from './testing/raw-client.ts';
import { startServerProcess } from './testing/server-process.ts';
import { startDance, wordForNumber } from './testing/test-dance.ts';
import { makeTestDatabase } from './testing/test-database.ts';
import { TestListener } from './testing/test-listener.ts';
import { newPlayer } from './testing/test-player.ts';
import { startTestServer } from './testing/test-server.ts';

test('a server asked to stop finishes its requests, closes its live streams and exits with code 0', async () => {
  const database = await makeTestDatabase();
  const server = await startServerProcess(database);
  const players = await Promise.all(Array.from({ length: 20 }, () => newPlayer(server.url)));
  const listener = await TestListener.open(server.url, players[0]?.headers ?? {});
  const running = players.map((player) =>
    player.ask('changeMe', { body: { displayName: 'Last Words' } }),
  );
  // Once one of them is through, the others are inside the server, not on the way to it.
  await Promise.race(running);
  const code = await server.end('SIGTERM');
  expect(code).toBe(0);
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  await listener.ended();
  expect(listener.received.at(-1)?.event).toBe('reconnect');
  await database.remove();
}, 60_000);

test('a server asked to stop doesn’t wait for slow clients', async () => {
  const database = await makeTestDatabase();
  const server = await startServerProcess(database);
  const { headers } = await newPlayer(server.url);
  const slow = await Promise.all(Array.from({ length: 3 }, () => RawClient.open(server.url)));
  slow[0]?.say('GET /api/health HTTP/1.1', 'host: ');
  slow[1]?.say('PATCH /api/me HTTP/1.1', 'host: bee', `authorization: ${headers.authorization}`);
  slow[1]?.say('', 'content-type: application/json', 'content-length: 100', '', '{');
  // A reply that nobody takes.
  slow[2]?.socket.pause();
  slow[2]?.socket.write('GET /api/docs/openapi.json HTTP/1.1\r\nhost: bee\r\n\r\n'.repeat(300));
  // Once another is served, what they said has arrived.
  await fetch(`${server.url}/api/docs/openapi.json`).then((response) => response.text());
  const begun = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  // They would have had minutes.
  expect(performance.now() - begun).toBeLessThan(30_000);
  for (const client of slow) client.close();
  await database.remove();
}, 60_000);

test('a busy server asked to stop has sent the notification of every stored word, also where the client had gone', async () => {
  const database = await makeTestDatabase();
  const server = await startServerProcess(database);
  const dances = await Promise.all(
    Array.from({ length: 12 }, () => startDance(server.url, { maxRounds: 20 })),
  );
  const clients = new Agent({ keepAlive: true });
  let taken = 0;
  const playing = dances.map(async ({ gameId, players }) => {
    for (let turn = 2; ; turn += 1) {
      const body = { gameId, roundNumber: Math.floor(turn / 2), word: wordForNumber(turn) };
      const said = request(`${server.url}${routes.submitDanceWord.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...players[turn % 2]?.headers },
        agent: clients,
      }).end(JSON.stringify(body));
      const [response] = (await once(said, 'response')) as [IncomingMessage];
      await once(response.resume(), 'end');
      if (response.statusCode !== 200) return;
      taken += 1;
    }
  });
  await vi.waitUntil(() => taken > 40, { interval: 1, timeout: 60_000 });
  const stopped = server.end('SIGTERM');
  clients.destroy();
  await Promise.allSettled(playing);
  expect(await stopped).toBe(0);
  expect(server.output()).not.toMatch(/destroyed|"level":[56]0/);

  const next = await startTestServer({ database });
  let words = 0;
  for (const dance of dances) {
    const told = await countNotifications(next.url, dance);
    expect(told).toMatchObject({ lost: 0, doubled: 0 });
    words += told.words;
  }
  expect(words).toBeGreaterThanOrEqual(taken);
  await next.stop();
  await database.remove();
}, 120_000);
