import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
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
