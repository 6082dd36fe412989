import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIPv4, type Socket } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { monotonicMs } from '../clock.ts';

/** How long a client may take, in both directions. Shorter in tests only. */
export interface ClientTimeouts {
  /** For the head of a request, from the first byte of it. */
  headersMs: number;
  /** For a whole request: 2.9 MB, the largest there is, by the slow uplink of a phone. */
  requestMs: number;
  /** Between two requests; longer than the proxies in front wait, so that they close first. */
  idleMs: number;
  /** For taking our reply, once it has begun. */
  replyMs: number;
  /** While we stop: for a request that is on its way to us, and for a reply that is on its way out. */
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
  /** Proxies bring many visitors over few addresses, so theirs aren't counted. */
  isProxy: (address: string) => boolean;
}

/** docs/decisions/026-budgets.md says why so many. */
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
  repliesSince: number | undefined;
}

const sweepMs = { usual: 1000, draining: 50 };
const exemptResponses = new WeakSet<ServerResponse>();

/** A live stream ends when its listener leaves: who can't keep up with it is the business of `Streams`. */
export const exemptFromReplyTimeout = (response: ServerResponse): void => {
  exemptResponses.add(response);
};

/**
 * Every connection to this process, and what it is waiting for. Node closes those whose request doesn't arrive in time; those
 * whose client doesn't take the reply, and those that would keep a stopping server waiting, are closed here.
 */
export class Connections {
  readonly #timeouts: ClientTimeouts;
  readonly #limits: ConnectionLimits | undefined;
  readonly #open = new Map<Socket, Set<Exchange>>();
  readonly #byAddress = new Map<string, number>();
  #sweeper: NodeJS.Timeout;
  #drainsSince: number | undefined;

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
    app.server.on('connection', (socket: Socket) => this.#greet(socket));
    app.addHook('onRequest', (request, reply, done) => {
      this.#begin(request.raw, reply.raw);
      done();
    });
  }

  /** From now on nobody slow is waited for. */
  drain(): void {
    this.#drainsSince = monotonicMs();
    clearInterval(this.#sweeper);
    this.#sweeper = setInterval(() => this.#sweep(), sweepMs.draining);
  }

  close(): void {
    clearInterval(this.#sweeper);
  }

  #greet(socket: Socket): void {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || !this.#hasRoomFor(remoteAddress)) {
      socket.destroy();
      return;
    }
    this.#enter(socket, remoteAddress);
  }

  #enter(socket: Socket, remoteAddress: string): Set<Exchange> {
    const exchanges = new Set<Exchange>();
    const address = rateLimit.normalizeIP(remoteAddress, 64);
    this.#open.set(socket, exchanges);
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
    socket.once('close', () => {
      this.#open.delete(socket);
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
    });
    return exchanges;
  }

  #hasRoomFor(remoteAddress: string): boolean {
    if (!this.#limits) return true;
    const { all, perAddress, isProxy } = this.#limits;
    if (this.#open.size >= all) return false;
    const here = this.#byAddress.get(rateLimit.normalizeIP(remoteAddress, 64)) ?? 0;
    return here < perAddress || isProxy(remoteAddress);
  }

  #begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // Gone by now, or none at all where a test asks without a network.
    if (socket.destroyed !== false) return;
    // Listening at "localhost", Fastify has a second server that nobody else hears of.
    const exchanges =
      this.#open.get(socket) ?? this.#enter(socket, socket.remoteAddress ?? 'unknown');
    const exchange: Exchange = { request, response, repliesSince: undefined };
    exchanges.add(exchange);
    response.once('close', () => exchanges.delete(exchange));
  }

  #sweep(): void {
    const now = monotonicMs();
    for (const [socket, exchanges] of this.#open) {
      if (this.#isTooSlow(exchanges, now)) socket.destroy();
    }
  }

  #isTooSlow(exchanges: Set<Exchange>, now: number): boolean {
    const { replyMs, drainRequestMs, drainReplyMs } = this.#timeouts;
    const drainsFor = this.#drainsSince === undefined ? 0 : now - this.#drainsSince;
    let isAtWork = false;
    for (const exchange of exchanges) {
      const { request, response } = exchange;
      if (response.headersSent) exchange.repliesSince ??= now;
      const repliesFor = exchange.repliesSince === undefined ? 0 : now - exchange.repliesSince;
      if (repliesFor > replyMs && !exemptResponses.has(response)) return true;
      if (response.writableEnded && drainsFor > drainReplyMs) return true;
      isAtWork ||= request.complete;
    }
    return !isAtWork && drainsFor > drainRequestMs;
  }
}
