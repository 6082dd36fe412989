import type { ServerResponse } from 'node:http';

/** The open event streams of this process: who listens here, and how to reach them. */

interface Listener {
  playerId: string;
  sessionId: string;
  address: string;
  response: ServerResponse;
}

/** A listener that can't keep up is let go: it will come back and look at everything again. */
const maxBuffered = 64 * 1024;

export class Streams {
  readonly #byPlayer = new Map<string, Set<Listener>>();
  readonly #byAddress = new Map<string, number>();
  readonly #behind = new WeakSet<ServerResponse>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get players(): string[] {
    return [...this.#byPlayer.keys()];
  }

  get sessions(): string[] {
    return [...new Set(Array.from(this.#all(), ({ sessionId }) => sessionId))];
  }

  countOf(playerId: string): number {
    return this.#byPlayer.get(playerId)?.size ?? 0;
  }

  countFrom(address: string): number {
    return this.#byAddress.get(address) ?? 0;
  }

  /** Returns when the first beat is sent; `whenGone` runs once the listener has left, for whatever reason. */
  open(listener: Listener, firstBeat: object, whenGone: () => void): void {
    const { playerId, address, response } = listener;
    const listeners = this.#byPlayer.get(playerId) ?? new Set();
    this.#byPlayer.set(playerId, listeners.add(listener));
    this.#count += 1;
    this.#byAddress.set(address, this.countFrom(address) + 1);

    response.once('close', () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#byPlayer.delete(playerId);
      this.#count -= 1;
      const left = this.countFrom(address) - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
      whenGone();
    });
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    // By itself: joined with the first event it would stay in memory in the dozens of pieces that Node made it of.
    response.flushHeaders();
    write(listener, 'beat', firstBeat);
  }

  send(playerIds: Iterable<string>, event: string, data: object): void {
    for (const playerId of playerIds) {
      for (const listener of this.#byPlayer.get(playerId) ?? []) write(listener, event, data);
    }
  }

  sendToAll(event: string, data: object): void {
    this.send(this.players, event, data);
  }

  /** With every beat: who is behind at two of them in a row isn't reading. */
  dropStalled(): void {
    for (const { response } of this.#all()) {
      if (response.writableLength === 0) this.#behind.delete(response);
      else if (this.#behind.has(response)) response.destroy();
      else this.#behind.add(response);
    }
  }

  /** A session that has ended hears nothing more. */
  closeSessionStreams(sessionId: string): void {
    for (const listener of this.#all()) {
      if (listener.sessionId === sessionId) listener.response.end();
    }
  }

  /** Asks everybody to come back, at a time of their own so that they don't all arrive at once. */
  endAll(): void {
    for (const listener of this.#all()) {
      write(listener, 'reconnect', { afterMs: Math.round(1000 * listenerSpread(listener)) });
      listener.response.end();
    }
  }

  *#all(): Iterable<Listener> {
    for (const listeners of [...this.#byPlayer.values()]) yield* [...listeners];
  }
}

/** 0 to 1, from the player's id: spread without drawing lots. */
function listenerSpread(listener: Listener): number {
  let sum = 0;
  for (const letter of listener.playerId) sum = (sum * 31 + letter.charCodeAt(0)) % 1000;
  return sum / 1000;
}

function write({ response }: Listener, event: string, data: object): void {
  if (response.writableEnded || response.destroyed) return;
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  if (response.writableLength > maxBuffered) response.destroy();
}
