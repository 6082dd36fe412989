import { expect, test } from 'vitest';
import { startServerProcess } from './testing/server-process.ts';
import { makeTestDatabase } from './testing/test-database.ts';
import { TestListener } from './testing/test-listener.ts';
import { newPlayer } from './testing/test-player.ts';

test('a server asked to stop finishes what it has begun, sends its listeners away and leaves with 0', async () => {
  const place = await makeTestDatabase();
  const server = await startServerProcess(place);
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
  expect(listener.heard.at(-1)?.event).toBe('reconnect');
  await place.remove();
});
