import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '@bee-jinx/contract';
import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';

interface Delivery {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A local push service that records deliveries and replies as told. */
export class TestPushService {
  readonly #server: Server;
  readonly #deliveries = new Map<string, Delivery[]>();
  /** Replies to the next deliveries, then 201. `hang` never replies. */
  readonly answers: (number | 'hang')[] = [];

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const path = request.url ?? '';
      const delivery = { headers: request.headers, body: Buffer.concat(chunks) };
      this.#deliveries.set(path, [...(this.#deliveries.get(path) ?? []), delivery]);
      const answer = this.answers.shift() ?? 201;
      if (answer !== 'hang') response.writeHead(answer, { 'retry-after': '0' }).end();
    });
  }

  static async open(): Promise<TestPushService> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TestPushService(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  newBrowser(): TestBrowser {
    const path = `/send/${randomBytes(8).toString('hex')}`;
    return new TestBrowser(this.origin + path, () => this.#deliveries.get(path) ?? []);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** The browser's end of a subscription, with its own keys. */
export class TestBrowser {
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  readonly deliveries: () => Delivery[];
  readonly #keys = createECDH('prime256v1');
  readonly #secret = randomBytes(16);

  constructor(endpoint: string, deliveries: () => Delivery[]) {
    this.deliveries = deliveries;
    const p256dh = this.#keys.generateKeys().toString('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: this.#secret.toString('base64url') } };
  }

  messages(): PushMessage[] {
    return this.deliveries().map(({ body }) =>
      JSON.parse(decrypt(body, this.#keys.getPrivateKey(), this.#secret)),
    );
  }

  async next(count: number): Promise<PushMessage[]> {
    await expect.poll(() => this.deliveries().length).toBeGreaterThanOrEqual(count);
    return this.messages();
  }
}

/** Notifications whose push is still due. */
export async function pushesWaiting({ db }: Pick<TestServer, 'db'>): Promise<number> {
  const rows = await db.read
    .selectFrom('notifications')
    .select('id')
    .where('push_at', 'is not', null)
    .execute();
  return rows.length;
}

/**
 * RFC 8291 on the receiving side, independent of the sending code; `push.test.ts` verifies it with the RFC's example.
 */
export function decrypt(body: Buffer, privateKey: Buffer, secret: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const theirs = body.subarray(21, 21 + keyLength);
  const mine = createECDH('prime256v1');
  mine.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), mine.getPublicKey(), theirs]);
  const input = hkdfSync('sha256', mine.computeSecret(theirs), secret, info, 32);
  const part = (name: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(input), salt, `Content-Encoding: ${name}\0`, length),
    );
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(body.subarray(-16));
  const sealed = body.subarray(21 + keyLength, -16);
  const plain = Buffer.concat([decipher.update(sealed), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
