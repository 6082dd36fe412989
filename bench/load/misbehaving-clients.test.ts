import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, expect, test } from 'vitest';
import { calls } from '../../packages/contract/src/index.ts';
import { startMisbehavingClients } from './misbehaving-clients.ts';

let wordStatus = 200;
const words: { userId: string; body: { puzzleNumber: number } }[] = [];
let sessions = 0;

/** Opens a session for anybody, and answers words with `wordStatus`. */
const server = createServer(async (request, reply) => {
  const body = await text(request).catch(() => '');
  if (request.url === '/api/session') {
    sessions += 1;
    const player = { userId: `player ${sessions}` };
    reply.end(JSON.stringify({ data: { player, token: 'token' } }));
  } else if (request.url === '/api/jinx-daily/submit') {
    words.push({ userId: String(request.headers['x-user-id']), body: JSON.parse(body) });
    reply.writeHead(wordStatus).end('{}');
  } else reply.end('{}');
});
server.listen(0, '127.0.0.1');
afterAll(() => void server.close());
afterEach(() => {
  words.length = 0;
});

async function serverUrl(): Promise<string> {
  if (!server.listening) await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('words that are sent by those who vanish are of the contract, and no game gets one twice', async () => {
  const stop = await startMisbehavingClients(await serverUrl(), 400);
  await expect.poll(() => words.length, { timeout: 30_000 }).toBeGreaterThan(30);
  stop();
  const { body: schema } = calls.find(({ name }) => name === 'submitDaily') ?? {};
  for (const { body } of words) expect(schema?.safeParse(body).success).toBe(true);
  const games = words.map(({ userId, body }) => `${userId}: ${body.puzzleNumber}`);
  expect(new Set(games).size).toBe(games.length);
});

test('misbehaving clients whose word is refused are not started', async () => {
  wordStatus = 400;
  await expect(startMisbehavingClients(await serverUrl(), 4)).rejects.toThrow('HTTP/1.1 400');
});
