import { once } from 'node:events';
import type { Socket } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { RawClient } from '../../testing/raw-client.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const clientTimeouts = { headersMs: 300, requestMs: 600, idleMs: 300, replyMs: 300 };
const server = useTestServer({ clientTimeouts });
let player: TestPlayer;
beforeAll(async () => {
  player = await newPlayer(server.url);
});

const authorization = () => `authorization: ${player.headers.authorization}`;
/** The head of a rename whose body has 100 bytes. */
const renameHead = () => [
  'PATCH /api/me HTTP/1.1',
  'host: bee',
  authorization(),
  'content-type: application/json',
  'content-length: 100',
  '',
  '',
];

describe('a connection is closed', () => {
  test('whose request has no end of its head', async () => {
    const client = await RawClient.open(server.url);
    client.say('GET /api/health HTTP/1.1', 'host: bee', 'x-slow: ');
    expect(await client.closed()).toMatch(/^HTTP\/1.1 408/);
  });

  test('whose body does not come, and its visitor is told', async () => {
    const client = await RawClient.open(server.url);
    client.say(...renameHead());
    client.say('{"displayName": ');
    expect(await client.closed()).toMatch(/^HTTP\/1.1 408/);
  });

  test('whose body comes byte by byte', async () => {
    const client = await RawClient.open(server.url);
    client.say(...renameHead());
    const drip = setInterval(() => client.say('{'), 50);
    expect(await client.closed()).toMatch(/^HTTP\/1.1 4/);
    clearInterval(drip);
  });

  test('whose body nobody wants', async () => {
    const client = await RawClient.open(server.url);
    client.say('PATCH /api/me HTTP/1.1', 'host: bee', 'content-length: 100', '', '');
    expect(await client.closed()).toMatch(/^HTTP\/1.1 401/);
  });

  test('on which nothing is asked any more', async () => {
    const client = await RawClient.open(server.url);
    client.say('GET /api/health HTTP/1.1', 'host: bee', '', '');
    expect(await client.closed()).toMatch(/^HTTP\/1.1 200/);
  });

  test('whose client does not take the reply', async () => {
    const accepted = once(server.app.server, 'connection') as Promise<[Socket]>;
    const client = await RawClient.open(server.url);
    client.socket.pause();
    // More than the buffers of both ends hold.
    client.socket.write('GET /api/docs/openapi.json HTTP/1.1\r\nhost: bee\r\n\r\n'.repeat(300));
    const [socket] = await accepted;
    await expect.poll(() => socket.destroyed).toBe(true);
    client.close();
  });
});

test('a torn upload is the visitor’s, and nothing is said of the database', async () => {
  const begun = server.log.length;
  const client = await RawClient.open(server.url);
  client.say(...renameHead());
  client.say('{"displayName": ');
  await expect.poll(() => server.log.slice(begun).join('')).toContain('incoming request');
  client.socket.resetAndDestroy();
  await expect.poll(() => server.log.slice(begun).join('')).toContain('the visitor left');
  const lines = server.log.slice(begun).map((line) => JSON.parse(line));
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
});
