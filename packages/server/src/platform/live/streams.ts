import type { ServerResponse } from 'node:http';

interface Listener {
  playerId: string;
  sessionId: string;
  address: string;
  response: ServerResponse;
}

/** A listener that is this far behind is disconnected; it reconnects and refetches everything. */
const maxBuffered = 64 * 1024;

/** The open event streams of this process. */
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

  /** Sends the first beat before it returns; `onClose` runs once the stream has closed, for whatever reason. */
  open(listener: Listener, firstBeat: object, onClose: () => void): void {
    const { playerId, address, response } = listener;
    const listeners = this.#byPlayer.get(playerId) ?? new Set();
    this.#byPlayer.set(playerId, listeners.add(listener));
    this.#count += 1;
    this.#byAddress.set(address, this.countFrom(address) + 1);

    response.once('close', () => {
      listeners.delete(listener);
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

  /** Called with every beat: closes streams that have unsent data at two beats in a row. */
  dropStalled(): void {
    for (const { response } of this.#all()) {
      if (response.writableLength === 0) this.#behind.delete(response);
      else if (this.#behind.has(response)) response.destroy();
      else this.#behind.add(response);
    }
  }

  closeSessionStreams(sessionId: string): void {
    for (const listener of this.#all()) {
      if (listener.sessionId === sessionId) listener.response.end();
    }
  }

  /** Asks all clients to reconnect, at spread times so that they don't arrive at once. */
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

/** 0 to 1, derived from the player's id. */
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
