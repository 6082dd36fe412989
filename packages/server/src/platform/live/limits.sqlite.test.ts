import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RawClient } from '../../testing/raw-client.ts';
import { systemClock } from '../clock.ts';
import { Live } from './live.ts';
import { Streams } from './streams.ts';

/** Provides responses to write to. */
const server = createServer();
let url: string;
const clients: RawClient[] = [];
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  for (const client of clients) client.close();
  server.close();
});

async function openReply(): Promise<{ response: ServerResponse; client: RawClient }> {
  const requested = once(server, 'request') as Promise<[unknown, ServerResponse]>;
  const client = await RawClient.open(url);
  clients.push(client);
  client.say('GET / HTTP/1.1', 'host: bee', '', '');
  const [, response] = await requested;
  return { response, client };
}

let live: Live;
beforeEach(() => {
  const limits = { perAddress: 2, ofStrangers: 3, all: 4 };
  live = new Live({
    redis: undefined,
    clock: systemClock,
    isOnlyServer: true,
    sessionsAmong: async (sessions) => new Set(sessions),
    limits,
  });
});
let players = 0;
const listen = async (address: string, isKnown = false) => {
  const { response, client } = await openReply();
  players += 1;
  const caller = { playerId: `player ${players}`, sessionId: `session ${players}` };
  live.listen(caller, { address, isKnown }, response);
  return client;
};

test('streams are limited per address', async () => {
  const first = await listen('a');
  await listen('a');
  await expect(listen('a')).rejects.toMatchObject({ code: 'slow_down', retryAfterSeconds: 30 });
  await listen('b');
  first.close();
  await expect.poll(() => live.streamCount).toBe(2);
  await listen('a');
});

test('streams are limited per server, with some reserved for known visitors', async () => {
  for (const address of ['a', 'b', 'c']) await listen(address);
  await expect(listen('d')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 30 });
  await listen('d', true);
  await expect(listen('e', true)).rejects.toMatchObject({ code: 'unavailable' });
});

test('a client that hung up before its stream was opened is not here', async () => {
  const { response, client } = await openReply();
  client.close();
  await once(response, 'close');
  live.listen({ playerId: 'anna', sessionId: 'one' }, { address: 'a', isKnown: true }, response);
  expect(live.streamCount).toBe(0);
  expect(await live.whoIsHere(['anna'])).toEqual(new Set());
});

test('a listener that does not read is disconnected', async () => {
  const streams = new Streams();
  const { response, client } = await openReply();
  client.socket.pause();
  const listener = { playerId: 'anna', sessionId: 'one', address: 'a', response };
  streams.open(listener, {}, () => {});
  // As much as the buffers of both ends hold, and then 64 kB.
  for (let sent = 0; streams.count > 0 && sent < 10_000; sent += 1) {
    streams.send(['anna'], 'signal', { text: 'x'.repeat(16_000) });
    await new Promise(setImmediate);
  }
  expect(streams.count).toBe(0);
  expect(response.destroyed).toBe(true);
});

test('a listener that is behind at two beats in a row is disconnected', async () => {
  const streams = new Streams();
  const [stuck, reading] = [await openReply(), await openReply()];
  stuck.client.socket.pause();
  for (const [playerId, { response }] of Object.entries({ stuck, reading })) {
    streams.open({ playerId, sessionId: playerId, address: 'a', response }, {}, () => {});
  }
  await expect.poll(() => stuck.response.writableLength).toBe(0);
  while (stuck.response.writableLength === 0) {
    streams.send(['stuck'], 'signal', { text: 'x'.repeat(16_000) });
    await new Promise(setImmediate);
  }
  streams.send(['reading'], 'signal', {});
  streams.beat();
  expect(streams.count).toBe(2);
  await expect.poll(() => reading.response.writableLength).toBe(0);
  streams.beat();
  await expect.poll(() => streams.players).toEqual(['reading']);
});

test('a beat goes to a share of the streams, and each has one in a turn', async () => {
  const streams = new Streams(3);
  const names = ['anna', 'berta', 'clara', 'dora'];
  for (const playerId of names) {
    const { response } = await openReply();
    streams.open({ playerId, sessionId: playerId, address: 'a', response }, {}, () => {});
  }
  const turn = [streams.beat(), streams.beat(), streams.beat()];
  expect(turn.map(({ length }) => length)).toEqual([2, 1, 1]);
  expect(turn.flat().toSorted()).toEqual(names);
  expect(streams.beat()).toEqual(turn[0]);
});
