import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIPv4, type Socket } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { monotonicMs } from '../clock.ts';

/** How long a client may take, in both directions. Shorter in tests only. */
export interface ClientTimeouts {
  /** For the headers of a request, from their first byte. */
  headersMs: number;
  /** For a whole request: the largest has 2.9 MB, over a phone's slow uplink. */
  requestMs: number;
  /** Between two requests; longer than the proxies in front wait, so that they close first. */
  idleMs: number;
  /** For reading the reply, once it has begun; as long again while it is read at a bad line's speed. */
  replyMs: number;
  /** During a shutdown: for a request that is being received, and for a reply that is being sent. */
  drainRequestMs: number;
  drainReplyMs: number;
}

export const defaultClientTimeouts: ClientTimeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 72_000,
  replyMs: 120_000,
  drainRequestMs: 1000,
  drainReplyMs: 3000,
};

/** How many connections this process holds open. */
interface ConnectionLimits {
  all: number;
  perAddress: number;
  /** Proxies carry many visitors, so they have no limit per address. */
  isProxy: (address: string) => boolean;
}

/** The reasons for these numbers are in docs/decisions/026-budgets.md. */
export function connectionLimits(trustedProxies: readonly string[]): ConnectionLimits {
  const proxies = new BlockList();
  for (const range of trustedProxies) {
    const [address = '', bits] = range.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    proxies.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return {
    all: 16_000,
    perAddress: 2000,
    isProxy: (address) => {
      const plain = address.replace(/^::ffff:/, '');
      return proxies.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
    },
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** When the reply began, or when it was last seen to be read fast enough; and what the connection had sent by then. */
  reading: { since: number; sentBytes: number } | undefined;
}

/** Slower than a phone on a bad line, which is how an export may be read. */
export const isReadTooSlowly = (readBytes: number, ms: number): boolean => readBytes / ms < 4;

const sweepMs = { usual: 1000, draining: 50 };
const exemptResponses = new WeakSet<ServerResponse>();

/** For live streams, which end when their listener leaves; `Streams` drops those that can't keep up. */
export const exemptFromReplyTimeout = (response: ServerResponse): void => {
  exemptResponses.add(response);
};

/**
 * Tracks every connection to this process. Node closes those whose request doesn't arrive in time; those whose client
 * doesn't read the reply, and those that would delay a shutdown, are closed here.
 */
export class Connections {
  readonly #timeouts: ClientTimeouts;
  readonly #limits: ConnectionLimits | undefined;
  readonly #open = new Map<Socket, Set<Exchange>>();
  readonly #byAddress = new Map<string, number>();
  #sweeper: NodeJS.Timeout;
  #drainStartedAt: number | undefined;

  constructor(timeouts: ClientTimeouts, limits: ConnectionLimits | undefined) {
    this.#timeouts = timeouts;
    this.#limits = limits;
    this.#sweeper = setInterval(() => this.#sweep(), sweepMs.usual).unref();
  }

  get count(): number {
    return this.#open.size;
  }

  /** The timeouts that Node enforces itself, as options for Fastify. */
  get options() {
    const { headersMs, requestMs, idleMs } = this.#timeouts;
    return {
      requestTimeout: requestMs,
      keepAliveTimeout: idleMs,
      http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(5000, headersMs) },
    };
  }

  watch(app: FastifyInstance): void {
    app.server.on('connection', (socket: Socket) => this.#accept(socket));
    app.addHook('onRequest', (request, reply, done) => {
      this.#begin(request.raw, reply.raw);
      done();
    });
  }

  /** Begins the shutdown: the shorter timeouts apply from now on. */
  drain(): void {
    this.#drainStartedAt = monotonicMs();
    clearInterval(this.#sweeper);
    this.#sweeper = setInterval(() => this.#sweep(), sweepMs.draining);
  }

  close(): void {
    clearInterval(this.#sweeper);
  }

  #accept(socket: Socket): void {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || !this.#hasRoomFor(remoteAddress)) {
      socket.destroy();
      return;
    }
    this.#track(socket, remoteAddress);
  }

  #track(socket: Socket, remoteAddress: string): Set<Exchange> {
    const exchanges = new Set<Exchange>();
    const address = rateLimit.normalizeIP(remoteAddress, 64);
    this.#open.set(socket, exchanges);
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
    socket.once('close', () => {
      this.#open.delete(socket);
      const remaining = (this.#byAddress.get(address) ?? 1) - 1;
      if (remaining > 0) this.#byAddress.set(address, remaining);
      else this.#byAddress.delete(address);
    });
    return exchanges;
  }

  #hasRoomFor(remoteAddress: string): boolean {
    if (!this.#limits) return true;
    const { all, perAddress, isProxy } = this.#limits;
    if (this.#open.size >= all) return false;
    const openCount = this.#byAddress.get(rateLimit.normalizeIP(remoteAddress, 64)) ?? 0;
    return openCount < perAddress || isProxy(remoteAddress);
  }

  #begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // Closed by now, or none in tests that inject requests without a network.
    if (socket.destroyed !== false) return;
    // At "localhost" Fastify opens a second server, whose connections emit no event here.
    const exchanges =
      this.#open.get(socket) ?? this.#track(socket, socket.remoteAddress ?? 'unknown');
    const exchange: Exchange = { request, response, reading: undefined };
    exchanges.add(exchange);
    response.once('close', () => exchanges.delete(exchange));
  }

  #sweep(): void {
    const now = monotonicMs();
    for (const [socket, exchanges] of this.#open) {
      if (this.#isTooSlow(socket, exchanges, now)) socket.destroy();
    }
  }

  #isTooSlow(socket: Socket, exchanges: Set<Exchange>, now: number): boolean {
    const { replyMs, drainRequestMs, drainReplyMs } = this.#timeouts;
    const drainingForMs = this.#drainStartedAt === undefined ? 0 : now - this.#drainStartedAt;
    const sentBytes = socket.bytesWritten - socket.writableLength;
    let isProcessing = false;
    for (const exchange of exchanges) {
      const { request, response } = exchange;
      if (response.headersSent) exchange.reading ??= { since: now, sentBytes };
      const { reading } = exchange;
      if (reading && now - reading.since > replyMs && !exemptResponses.has(response)) {
        if (isReadTooSlowly(sentBytes - reading.sentBytes, now - reading.since)) return true;
        exchange.reading = { since: now, sentBytes };
      }
      if (response.writableEnded && drainingForMs > drainReplyMs) return true;
      isProcessing ||= request.complete;
    }
    return !isProcessing && drainingForMs > drainRequestMs;
  }
}
