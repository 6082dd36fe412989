import { once } from 'node:events';
import { request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { routes } from '@bee-jinx/contract';
import { expect, test, vi } from 'vitest';
import { sampleEvent } from './testing/test-events.ts';
import { newPlayer } from './testing/test-player.ts';
import { startTestServer } from './testing/test-server.ts';

test('the database is closed after what works by itself has ended', async () => {
  const server = await startTestServer();
  const { db, app } = server;
  const player = await newPlayer(server.url);
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const transaction = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementation(async (keys, work) => {
    if (!keys.includes('event-flush')) return transaction(keys, work);
    begun.resolve();
    await mayEnd.promise;
    order.push('a flush');
    return transaction(keys, work);
  });
  const close = db.close.bind(db);
  vi.spyOn(db, 'close').mockImplementation(() => {
    order.push('the database');
    return close();
  });

  await player.ask('recordEvents', { body: { events: [sampleEvent('last')] } });
  await begun.promise;
  const isShut = once(app.server, 'close');
  const stopping = server.stop();
  await isShut;
  await setImmediate();
  mayEnd.resolve();
  await stopping;
  expect(order).toEqual(['a flush', 'the database']);
});

test('the database is closed after a call has ended whose client has gone', async () => {
  const server = await startTestServer();
  const { db, app } = server;
  const player = await newPlayer(server.url);
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const transaction = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementation(async (keys, work) => {
    begun.resolve();
    await mayEnd.promise;
    const result = await transaction(keys, work);
    order.push('the call');
    return result;
  });
  const close = db.close.bind(db);
  vi.spyOn(db, 'close').mockImplementation(() => {
    order.push('the database');
    return close();
  });

  const client = request(`${server.url}${routes.changeMe.path}`, {
    method: routes.changeMe.method,
    headers: { 'content-type': 'application/json', ...player.headers },
  });
  client.on('error', () => {});
  client.end(JSON.stringify({ displayName: 'Gone Already' }));
  await begun.promise;
  client.destroy();
  const isShut = once(app.server, 'close');
  const stopping = server.stop();
  await isShut;
  await setImmediate();
  mayEnd.resolve();
  await stopping;
  expect(order).toEqual(['the call', 'the database']);
  expect(server.log.join('')).not.toMatch(/"level":[56]0/);
});
