import type { Signal } from '@bee-jinx/contract';
import type { Redis } from 'ioredis';

/** A message from one server to the others. */
export type RelayMessage = { to: string[]; signal: Signal } | { cut: string };

const channel = 'bee-jinx:live';

/**
 * Between servers, signals travel over Redis pub/sub: fire and forget. That is enough, because a
 * listener looks again at everything whenever its stream was interrupted, and here it is a wake-up only.
 */
export class Relay {
  readonly #redis: Redis;
  readonly #ears: Redis;
  readonly #me: string;
  #isHearing = false;

  constructor(
    redis: Redis,
    serverId: string,
    hear: (word: RelayMessage) => void,
    beginAnew: () => void,
  ) {
    this.#redis = redis;
    this.#me = serverId;
    this.#ears = redis.duplicate();
    this.#ears.on('error', () => {}); // logged once by the main connection
    this.#ears.on('ready', () => {
      this.#ears.subscribe(channel).then(
        () => {
          beginAnew();
          this.#isHearing = true;
        },
        () => {},
      );
    });
    this.#ears.on('close', () => {
      this.#isHearing = false;
    });
    this.#ears.on('message', (_channel, text) => {
      const { from, word } = JSON.parse(text) as { from: string; word: RelayMessage };
      if (from !== this.#me) hear(word);
    });
  }

  /** Whether messages of other servers arrive here. */
  get isHearing(): boolean {
    return this.#isHearing;
  }

  publish(word: RelayMessage): void {
    this.#redis.publish(channel, JSON.stringify({ from: this.#me, word })).catch(() => {});
  }

  close(): void {
    this.#ears.disconnect();
  }
}
