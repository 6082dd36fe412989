import { once } from 'node:events';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { RawClient } from '../../testing/raw-client.ts';
import { systemClock } from '../clock.ts';
import { Connections, connectionLimits, defaultClientTimeouts } from './connections.ts';
import { replyWithError } from './error-reply.ts';
import { shedLoad } from './load-shedding.ts';
import { recogniseVisitors } from './visitor.ts';

const started: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of started.splice(0)) await app.close();
});

function newApp(): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  started.push(app);
  app.setErrorHandler(replyWithError);
  app.decorateRequest('caller', undefined);
  return app;
}

test('an overloaded server refuses strangers first, known visitors last', async () => {
  const app = newApp();
  const mayEnd = Promise.withResolvers<void>();
  const nobody = { playerId: 'p', sessionId: 's', isAdmin: false, leftPlayerId: undefined };
  app.addHook('onRequest', async (request) => {
    const isOld = request.headers['x-old'] === 'yes';
    request.caller = {
      ...nobody,
      isSuspended: false,
      suspendedUntil: 0,
      signedInAt: isOld ? 0 : systemClock.now(),
    };
  });
  recogniseVisitors(app, { clock: systemClock, areLimited: true });
  shedLoad(app, { strangers: 2, known: 3 });
  let inFlight = 0;
  app.get('/slow', async () => {
    inFlight += 1;
    await mayEnd.promise;
    return 'done';
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const call = (old: 'yes' | 'no') => fetch(`${url}/slow`, { headers: { 'x-old': old } });

  const working = [call('no'), call('no')];
  await expect.poll(() => inFlight).toBe(2);
  const stranger = await call('no');
  expect([stranger.status, stranger.headers.get('retry-after')]).toEqual([503, '5']);
  working.push(call('yes'));
  await expect.poll(() => inFlight).toBe(3);
  expect((await call('yes')).status).toBe(503);
  mayEnd.resolve();
  expect((await Promise.all(working)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await call('no')).status).toBe(200);
});

test('clients that hang up while their session is looked up leave no load behind', async () => {
  const app = newApp();
  watchConnections(app);
  const mayIdentify = Promise.withResolvers<void>();
  const closed: Promise<unknown>[] = [];
  app.addHook('onRequest', async (request, reply) => {
    if (request.url !== '/slow') return;
    closed.push(once(reply.raw, 'close'));
    await mayIdentify.promise;
  });
  recogniseVisitors(app, { clock: systemClock, areLimited: true });
  shedLoad(app, { strangers: 2, known: 2 });
  let answered = 0;
  app.get('/slow', async () => {
    answered += 1;
    return 'done';
  });
  app.get('/', async () => 'done');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  const clients = await Promise.all([1, 2, 3].map(() => RawClient.open(url)));
  for (const client of clients) client.say('GET /slow HTTP/1.1', 'host: here', '', '');
  await expect.poll(() => closed.length).toBe(3);
  for (const client of clients) client.close();
  await Promise.all(closed);
  mayIdentify.resolve();
  await expect.poll(() => answered).toBe(3);
  expect((await fetch(url)).status).toBe(200);
});

function watchConnections(app: FastifyInstance, limits?: ReturnType<typeof connectionLimits>) {
  const connections = new Connections(defaultClientTimeouts, limits);
  connections.watch(app);
  app.addHook('onClose', async () => connections.close());
  return connections;
}

async function withConnections(limits: ReturnType<typeof connectionLimits>) {
  const app = newApp();
  const connections = watchConnections(app, limits);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const open = async () => {
    const accepted = once(app.server, 'connection');
    const client = await RawClient.open(url);
    await accepted;
    return client;
  };
  return { connections, open };
}

test('connections are limited per address, except for proxies', async () => {
  const few = { ...connectionLimits([]), perAddress: 2, all: 3 };
  const { connections, open } = await withConnections(few);
  const first = await open();
  await open();
  await (await open()).closed();
  expect(connections.count).toBe(2);
  first.close();
  await expect.poll(() => connections.count).toBe(1);
  await open();
  expect(connections.count).toBe(2);

  const { isProxy } = connectionLimits(['127.0.0.0/8']);
  const proxied = await withConnections({ ...few, isProxy });
  for (let i = 0; i < 3; i += 1) await proxied.open();
  expect(proxied.connections.count).toBe(3);
  await (await proxied.open()).closed();
});
