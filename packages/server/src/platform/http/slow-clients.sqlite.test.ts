import { once } from 'node:events';
import type { Socket } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { RawClient } from '../../testing/raw-client.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { isReadTooSlowly } from './connections.ts';

const clientTimeouts = { headersMs: 300, requestMs: 600, idleMs: 300, replyMs: 300 };
const server = useTestServer({ clientTimeouts });
let player: TestPlayer;
beforeAll(async () => {
  player = await newPlayer(server.url);
});

const authorization = () => `authorization: ${player.headers.authorization}`;
/** The headers of a rename whose body has 100 bytes. */
const renameHeaders = () => [
  'PATCH /api/me HTTP/1.1',
  'host: bee',
  authorization(),
  'content-type: application/json',
  'content-length: 100',
  '',
  '',
];

describe('a connection is closed', () => {
  test('whose headers never end', async () => {
    const client = await RawClient.open(server.url);
    client.say('GET /api/health HTTP/1.1', 'host: bee', 'x-slow: ');
    expect(await client.closed()).toMatch(/^HTTP\/1.1 408/);
  });

  test('whose body does not arrive, with a 408', async () => {
    const client = await RawClient.open(server.url);
    client.say(...renameHeaders());
    client.say('{"displayName": ');
    expect(await client.closed()).toMatch(/^HTTP\/1.1 408/);
  });

  test('whose body arrives byte by byte', async () => {
    const client = await RawClient.open(server.url);
    client.say(...renameHeaders());
    const drip = setInterval(() => client.say('{'), 50);
    expect(await client.closed()).toMatch(/^HTTP\/1.1 4/);
    clearInterval(drip);
  });

  test('whose body is refused unread', async () => {
    const client = await RawClient.open(server.url);
    client.say('PATCH /api/me HTTP/1.1', 'host: bee', 'content-length: 100', '', '');
    expect(await client.closed()).toMatch(/^HTTP\/1.1 401/);
  });

  test('that stays idle', async () => {
    const client = await RawClient.open(server.url);
    client.say('GET /api/health HTTP/1.1', 'host: bee', '', '');
    expect(await client.closed()).toMatch(/^HTTP\/1.1 200/);
  });

  test('whose client does not read the reply', async () => {
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

test('an aborted upload is not logged as a database error', async () => {
  const logStart = server.log.length;
  const client = await RawClient.open(server.url);
  client.say(...renameHeaders());
  client.say('{"displayName": ');
  await expect.poll(() => server.log.slice(logStart).join('')).toContain('incoming request');
  client.socket.resetAndDestroy();
  await expect.poll(() => server.log.slice(logStart).join('')).toContain('the visitor left');
  const lines = server.log.slice(logStart).map((line) => JSON.parse(line));
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
});

test('5 kB a second is read fast enough for a large reply, 1 kB is not', () => {
  expect(isReadTooSlowly(600_000, 120_000)).toBe(false);
  expect(isReadTooSlowly(120_000, 120_000)).toBe(true);
});
