import { once } from 'node:events';
import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDailyPlayer, createEventSender, type Player } from './players.ts';

/** Requests with the player who sent them. */
const requests: { userId: string; path: string; body: string }[] = [];
let sessions = 0;

/** Opens a session for anybody, and answers any word with the end of the game. */
const server = createServer(async (request, reply) => {
  const path = request.url ?? '';
  const body = await text(request);
  if (path === '/api/session') {
    sessions += 1;
    const player = { userId: `player ${sessions}` };
    reply.end(JSON.stringify({ data: { player, token: 'token' } }));
    return;
  }
  requests.push({ userId: String(request.headers['x-user-id']), path, body });
  reply.end('{"data":{"outcome":"jinx"}}');
});
const agent = new Agent({ keepAlive: true });
let url: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  agent.destroy();
  server.close();
});

async function actTimes(player: Player, times: number) {
  requests.length = 0;
  for (let act = 0; act < times; act += 1) await player.act();
  return [...requests];
}

test('a sender of events is replaced before the 5000 that a player may send in a day', async () => {
  const sent = await actTimes(await createEventSender(agent, url), 401);
  const batches = Map.groupBy(sent, ({ userId }) => userId);
  expect([...batches.values()].map((own) => own.length)).toEqual([400, 1]);
});

test('a player who has played the first puzzle goes on as somebody else with the newest', async () => {
  const sent = await actTimes(await createDailyPlayer(agent, url, 3), 14);
  const opened = sent.flatMap(({ userId, path }) => {
    const [, puzzle] = /puzzleNumber=(-?\d+)/.exec(path) ?? [];
    return puzzle === undefined ? [] : [{ userId, puzzle }];
  });
  expect(opened.map(({ puzzle }) => puzzle)).toEqual(['3', '2', '1', '3', '2', '1', '3']);
  expect(new Set(opened.map(({ userId, puzzle }) => `${userId}: ${puzzle}`)).size).toBe(7);
});
