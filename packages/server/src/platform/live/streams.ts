import type { ServerResponse } from 'node:http';

export interface StreamSession {
  playerId: string;
  sessionId: string;
}

interface Listener extends StreamSession {
  address: string;
  response: ServerResponse;
}

/** A listener that is this far behind is disconnected; it reconnects and refetches everything. */
const maxBuffered = 64 * 1024;

/** The open event streams of this process. */
export class Streams {
  /** Beats go to one share at a time: writing to thousands of streams at once would keep calls waiting. */
  readonly #shares: Set<Listener>[];
  #opened = 0;
  #beats = 0;
  readonly #byPlayer = new Map<string, Set<Listener>>();
  readonly #byAddress = new Map<string, number>();
  readonly #behind = new WeakSet<ServerResponse>();
  #count = 0;

  constructor(shares = 1) {
    this.#shares = Array.from({ length: shares }, () => new Set());
  }

  get count(): number {
    return this.#count;
  }

  get players(): string[] {
    return [...this.#byPlayer.keys()];
  }

  /** One for all tabs of a browser. */
  get sessions(): StreamSession[] {
    const listeners = Array.from(this.#all());
    return [...new Map(listeners.map((one) => [`${one.sessionId} ${one.playerId}`, one])).values()];
  }

  countOf(playerId: string): number {
    return this.#byPlayer.get(playerId)?.size ?? 0;
  }

  countFrom(address: string): number {
    return this.#byAddress.get(address) ?? 0;
  }

  /** Sends the first beat before it returns; `onClose` runs once the stream has closed, for whatever reason. */
  open(listener: Listener, firstBeat: object, onClose: () => void): void {
    const { playerId, address, response } = listener;
    const listeners = this.#byPlayer.get(playerId) ?? new Set();
    this.#byPlayer.set(playerId, listeners.add(listener));
    this.#count += 1;
    const share = this.#shares[this.#opened % this.#shares.length]?.add(listener);
    this.#opened += 1;
    this.#byAddress.set(address, this.countFrom(address) + 1);

    response.once('close', () => {
      listeners.delete(listener);
      share?.delete(listener);
      if (listeners.size === 0) this.#byPlayer.delete(playerId);
      this.#count -= 1;
      const remaining = this.countFrom(address) - 1;
      if (remaining > 0) this.#byAddress.set(address, remaining);
      else this.#byAddress.delete(address);
      onClose();
    });
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    // Flushed by themselves: joined with the first event, they would stay in memory as dozens of small strings.
    response.flushHeaders();
    write(listener, textOf('beat', firstBeat));
  }

  send(playerIds: Iterable<string>, event: string, data: object): void {
    const text = textOf(event, data);
    for (const playerId of playerIds) {
      for (const listener of this.#byPlayer.get(playerId) ?? []) write(listener, text);
    }
  }

  /** Sends a beat to the next share, and closes streams that have unsent data at two beats in a row. Returns whose they are. */
  beat(): string[] {
    const share = [...(this.#shares[this.#beats % this.#shares.length] ?? [])];
    this.#beats += 1;
    const text = textOf('beat', {});
    for (const listener of share) {
      const { response } = listener;
      if (response.writableLength === 0) this.#behind.delete(response);
      else if (this.#behind.has(response)) response.destroy();
      else this.#behind.add(response);
      write(listener, text);
    }
    return share.map(({ playerId }) => playerId);
  }

  closeSessionStreams(sessionId: string): void {
    for (const listener of this.#all()) {
      if (listener.sessionId === sessionId) listener.response.end();
    }
  }

  /** Asks all clients to reconnect, at spread times so that they don't arrive at once. */
  endAll(): void {
    for (const listener of this.#all()) {
      const afterMs = Math.round(1000 * listenerSpread(listener));
      write(listener, textOf('reconnect', { afterMs }));
      listener.response.end();
    }
  }

  *#all(): Iterable<Listener> {
    for (const listeners of [...this.#byPlayer.values()]) yield* [...listeners];
  }
}

/** 0 to 1, derived from the player's id. */
function listenerSpread(listener: Listener): number {
  let sum = 0;
  for (const letter of listener.playerId) sum = (sum * 31 + letter.charCodeAt(0)) % 1000;
  return sum / 1000;
}

const textOf = (event: string, data: object): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

function write({ response }: Listener, text: string): void {
  if (response.writableEnded || response.destroyed) return;
  response.write(text);
  if (response.writableLength > maxBuffered) response.destroy();
}
