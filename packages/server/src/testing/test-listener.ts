import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';

interface LiveEvent {
  event: string;
  data: unknown;
}

/** An open live stream that records events and can wait for them. */
export class TestListener {
  readonly received: LiveEvent[] = [];
  readonly #request: ClientRequest;
  #rest = '';
  #ended = false;
  #wake: () => void = () => {};

  private constructor(request: ClientRequest, response: IncomingMessage) {
    this.#request = request;
    response.setEncoding('utf8');
    response.on('data', (text: string) => this.#take(text));
    response.on('close', () => {
      this.#ended = true;
      this.#wake();
    });
    response.on('error', () => {});
  }

  static async open(url: string, headers: Record<string, string>): Promise<TestListener> {
    const request = get(`${url}/api/live`, { headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`No stream: ${response.statusCode}`);
    const listener = new TestListener(request, response);
    await listener.until(() => listener.received.length > 0);
    return listener;
  }

  /** Resolves when the condition holds; rejects if the stream ends before. */
  async until(reached: () => boolean): Promise<void> {
    while (!reached()) {
      if (this.#ended) throw new Error('The stream ended before that.');
      await this.#news();
    }
  }

  async ended(): Promise<void> {
    while (!this.#ended) await this.#news();
  }

  signals(): unknown[] {
    return this.received.filter(({ event }) => event === 'signal').map(({ data }) => data);
  }

  close(): void {
    this.#request.destroy();
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  #take(text: string): void {
    const blocks = (this.#rest + text).split('\n\n');
    this.#rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = Object.fromEntries(
        block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)),
      );
      this.received.push({ event: fields.event, data: JSON.parse(fields.data) });
    }
    this.#wake();
  }
}
