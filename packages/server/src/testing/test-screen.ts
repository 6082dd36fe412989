import type { Dance } from '@bee-jinx/contract';
import { TestListener } from './test-listener.ts';
import type { TestPlayer } from './test-player.ts';

/**
 * A screen that shows one dance and refetches by the browser's rules: when a stream opens, unless it was quiet since
 * the last fetch, and when a signal has a newer version; it never shows an older version again.
 */
export class TestScreen {
  shown: Dance | undefined;
  /** Violations of the rules. */
  readonly faults: string[] = [];
  drops = 0;
  /** How often a reopened stream needed no refetch. */
  spared = 0;
  readonly #player: TestPlayer;
  readonly #url: string;
  readonly #gameId: string;
  #listener: TestListener | undefined;
  #isClosed = false;
  /** When the newest reply was requested. */
  #askedAt = Number.NEGATIVE_INFINITY;
  #following: Promise<void>;

  constructor(url: string, player: TestPlayer, gameId: string) {
    this.#url = url;
    this.#player = player;
    this.#gameId = gameId;
    this.#following = this.#follow();
  }

  /** Drops the connection; false if there is none. */
  drop(): boolean {
    const listener = this.#listener;
    if (!listener) return false;
    this.#listener = undefined;
    this.drops += 1;
    listener.close();
    return true;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#listener?.close();
    await this.#following;
  }

  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      const listener = await TestListener.open(this.#url, this.#player.headers);
      if (this.#isClosed) listener.close();
      this.#listener = listener;
      if (this.#isStillTrue(listener)) this.spared += 1;
      else void this.#look(0);
      await this.#hear(listener).catch(() => {});
    }
  }

  async #hear(listener: TestListener): Promise<never> {
    let signalCount = 0;
    let newest = 0;
    for (;;) {
      await listener.until(() => listener.received.length > signalCount);
      for (const { event, data } of listener.received.slice(signalCount)) {
        const signal = data as { topic: string; id: string; version: number };
        if (event !== 'signal' || signal.id !== this.#gameId) continue;
        if (signal.version < newest) this.faults.push('signals ran backwards');
        newest = signal.version;
        if (signal.version > (this.shown?.version ?? 0)) void this.#look(signal.version);
      }
      signalCount = listener.received.length;
    }
  }

  #isStillTrue({ received: heard }: TestListener): boolean {
    const firstBeat = heard[0] as { data: { quietMs: number } };
    return performance.now() - this.#askedAt < firstBeat.data.quietMs;
  }

  async #look(toldOf: number): Promise<void> {
    const began = performance.now();
    const input = { params: { gameId: this.#gameId }, query: {} };
    const { data } = await this.#player.ask('readDance', input);
    this.#askedAt = Math.max(this.#askedAt, began);
    if (data.game.version < toldOf) this.faults.push('a signal ran ahead of the truth');
    if (data.game.version > (this.shown?.version ?? 0)) this.shown = data.game;
  }
}
