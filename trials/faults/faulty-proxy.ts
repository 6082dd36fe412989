import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy to a service that can be slowed down and cut. */
export class FaultyProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #target: number;
  #delayMs = 0;
  #isCut = false;

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer((client) => this.#carry(client));
  }

  static async to(port: number): Promise<FaultyProxy> {
    const link = new FaultyProxy(port);
    link.#server.listen(0, '127.0.0.1');
    await once(link.#server, 'listening');
    return link;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  slow(delayMs: number): void {
    this.#delayMs = delayMs;
  }

  /** Closes all connections and refuses new ones. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
    this.#delayMs = 0;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #carry(client: Socket): void {
    if (this.#isCut) {
      client.destroy();
      return;
    }
    const service = connect(this.#target, '127.0.0.1');
    for (const [from, to] of [
      [client, service],
      [service, client],
    ] as const) {
      this.#sockets.add(from);
      from.setNoDelay(true);
      from.on('error', () => {});
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      from.on('data', (bytes) => {
        if (this.#delayMs === 0) to.write(bytes);
        else setTimeout(() => to.writable && to.write(bytes), this.#delayMs);
      });
    }
  }
}
