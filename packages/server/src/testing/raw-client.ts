import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A raw TCP client, which can be slower than any browser. */
export class RawClient {
  readonly socket: Socket;
  heard = '';

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      this.heard += text;
    });
    socket.on('error', () => {});
  }

  static async open(url: string): Promise<RawClient> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new RawClient(socket);
  }

  say(...lines: string[]): void {
    this.socket.write(lines.join('\r\n'));
  }

  /** Resolves when the other side has closed the connection. */
  async closed(): Promise<string> {
    if (!this.socket.closed) await once(this.socket, 'close');
    return this.heard;
  }

  close(): void {
    this.socket.destroy();
  }
}
