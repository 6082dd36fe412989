import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { afterEach, expect, test, vi } from 'vitest';
import { Relay } from './relay.ts';

const rejections: unknown[] = [];
const noteRejection = (reason: unknown) => rejections.push(reason);
process.on('unhandledRejection', noteRejection);
afterEach(() => process.off('unhandledRejection', noteRejection));

/** Answers the greeting of a client; of subscriptions it answers the first alone. */
async function startDeafRedis() {
  const sockets = new Set<Socket>();
  const subscriptions: (() => void)[] = [];
  let heard = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const commands = data
        .toString()
        .toLowerCase()
        .split(/(?=^\*\d)/m);
      for (const command of commands) {
        if (command.includes('\nsubscribe')) {
          heard += 1;
          if (heard === 1) socket.write('*3\r\n$9\r\nsubscribe\r\n$13\r\nbee-jinx:live\r\n:1\r\n');
          else for (const tell of subscriptions) tell();
        } else if (command.includes('\ninfo')) socket.write('$9\r\nloading:0\r\n');
        else socket.write('+OK\r\n');
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    nextSubscription: () => new Promise<void>((resolve) => subscriptions.push(resolve)),
    stop: () => server.close(),
  };
}

test('a line that is lost while it is subscribed again ends no process', async () => {
  const deaf = await startDeafRedis();
  const redis = new Redis(deaf.port, '127.0.0.1', { retryStrategy: () => 10, protocol: 2 });
  redis.on('error', () => {});
  const duplicated = vi.spyOn(redis, 'duplicate');
  let relay: Relay | undefined;
  await new Promise<void>((resolve) => {
    relay = new Relay(
      redis,
      'server',
      () => {},
      () => resolve(),
    );
  });
  const again = deaf.nextSubscription();
  deaf.cut();
  await again;
  const [subscriber] = duplicated.mock.results.map(({ value }) => value as Redis);
  if (!subscriber) throw new Error('Nothing is subscribed.');
  const ends = [redis, subscriber].map((client) => once(client, 'end'));
  relay?.close();
  redis.disconnect();
  deaf.cut();
  deaf.stop();
  await Promise.all(ends);
  // Rejections without a handler are told of before the next turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  expect(rejections).toEqual([]);
});

test('a subscription that is refused is tried again', async () => {
  const answers = ['-ERR not now\r\n', '*3\r\n$9\r\nsubscribe\r\n$13\r\nbee-jinx:live\r\n:1\r\n'];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => {
      for (const command of data
        .toString()
        .toLowerCase()
        .split(/(?=^\*\d)/m)) {
        if (command.includes('\nsubscribe')) socket.write(answers.shift() ?? '');
        else if (command.includes('\ninfo')) socket.write('$9\r\nloading:0\r\n');
        else socket.write('+OK\r\n');
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const redis = new Redis(port, '127.0.0.1', { retryStrategy: () => 10, protocol: 2 });
  let relay: Relay | undefined;
  const isAgain = await new Promise<boolean>((resolve) => {
    relay = new Relay(redis, 'server', () => {}, resolve);
  });
  // No signal was heard here before, so nobody has missed one.
  expect(isAgain).toBe(false);
  expect(relay?.isSubscribed).toBe(true);
  relay?.close();
  redis.disconnect();
  server.close();
});
