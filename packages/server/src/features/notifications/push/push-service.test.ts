import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { deliverPush, parseEndpoint, publicOnlyLookup } from './push-service.ts';

describe('an endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s is a push service', (text) => expect(parseEndpoint(text, false)?.href).toBe(text));

  test.each([
    'x',
    'http://fcm.googleapis.com/fcm/send/abc',
    'ftp://example.org/',
    'file:///etc/passwd',
    'https://localhost/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://192.168.1.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://example.org:8443/',
    'https://bee:jinx@example.org/',
    'http://127.0.0.1:9000/',
  ])('%s is none', (text) => expect(parseEndpoint(text, false)).toBeNull());

  test('on loopback is accepted only if a test allows it', () => {
    expect(parseEndpoint('http://127.0.0.1:9000/send', true)).not.toBeNull();
    expect(parseEndpoint('http://10.0.0.1:9000/send', true)).toBeNull();
  });
});

describe('a name', () => {
  type Resolve = Parameters<typeof publicOnlyLookup>[0];
  const namedServer = (...addresses: string[]): Resolve =>
    ((_host: string, _options: object, found: (error: null, all: object[]) => void) =>
      found(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as Resolve;
  const found = (resolve: Resolve, all: boolean) =>
    new Promise((done) =>
      publicOnlyLookup(resolve)('push.example.org', { all }, (error, address) =>
        done(error ? 'refused' : address),
      ),
    );

  test('that resolves to a private address is refused', async () => {
    for (const inside of ['127.0.0.1', '10.1.1.1', '169.254.169.254', '::1', 'fd00::1']) {
      expect(await found(namedServer(inside), false)).toBe('refused');
      expect(await found(namedServer(inside), true)).toBe('refused');
    }
  });

  test('that resolves to several addresses is connected to the public ones only', async () => {
    const resolve = namedServer('10.0.0.1', '93.184.216.34');
    expect(await found(resolve, false)).toBe('93.184.216.34');
    expect(await found(resolve, true)).toEqual([{ address: '93.184.216.34', family: 4 }]);
  });
});

describe('a delivery', () => {
  const message = { headers: {}, body: Buffer.from('sealed') };
  async function serviceThat(answers: (response: ServerResponse) => void) {
    const server = createServer((_request, response) => answers(response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { server, endpoint: new URL(`http://127.0.0.1:${port}/send`) };
  }

  test('to a service whose reply never ends is cut off', async () => {
    const disconnected = Promise.withResolvers<number>();
    const { server, endpoint } = await serviceThat((response) => {
      const chunk = Buffer.alloc(64 * 1024);
      let sent = 0;
      const write = () => {
        do sent += chunk.length;
        while (!response.destroyed && response.write(chunk));
      };
      response.writeHead(201);
      response.on('drain', write);
      response.on('close', () => disconnected.resolve(sent));
      write();
    });
    expect((await deliverPush(endpoint, message, AbortSignal.timeout(5000))).status).toBe(201);
    expect(await disconnected.promise).toBeLessThan(16 * 2 ** 20);
    server.close();
  });

  test('waits while too many to its service are pending, without delaying other services', async () => {
    let waiting = 0;
    const slow = await serviceThat(() => {
      waiting += 1;
    });
    const quick = await serviceThat((response) => response.writeHead(201).end());
    const stop = new AbortController();
    const stuck = Array.from({ length: 30 }, () =>
      deliverPush(slow.endpoint, message, stop.signal).catch(() => 'given up'),
    );
    await expect.poll(() => waiting).toBe(20);
    expect((await deliverPush(quick.endpoint, message, stop.signal)).status).toBe(201);
    expect(waiting).toBe(20);
    stop.abort();
    expect(await Promise.all(stuck)).toEqual(Array(30).fill('given up'));
    for (const { server } of [slow, quick]) server.close();
  });
});
