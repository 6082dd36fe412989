import type { Signal } from '@bee-jinx/contract';
import type { Redis } from 'ioredis';
import { dropWhenSilent } from '../drop-when-silent.ts';

/** A message from one server to the others. */
export type RelayMessage = { to: string[]; signal: Signal } | { cut: string };

const channel = 'bee-jinx:live';

/**
 * Relays signals between servers over Redis pub/sub. Fire and forget is enough, because a client refetches everything
 * whenever its stream was interrupted.
 */
export class Relay {
  readonly #redis: Redis;
  readonly #subscriber: Redis;
  readonly #serverId: string;
  #isSubscribed = false;
  #wasSubscribed = false;

  constructor(
    redis: Redis,
    serverId: string,
    onMessage: (message: RelayMessage) => void,
    onSubscribed: (isAgain: boolean) => void,
  ) {
    this.#redis = redis;
    this.#serverId = serverId;
    this.#subscriber = redis.duplicate();
    this.#subscriber.on('error', () => {}); // logged once by the main connection
    dropWhenSilent(this.#subscriber);
    this.#subscriber.on('ready', () => {
      this.#subscriber.subscribe(channel).then(
        () => {
          onSubscribed(this.#wasSubscribed);
          this.#wasSubscribed = true;
          this.#isSubscribed = true;
        },
        () => {},
      );
    });
    this.#subscriber.on('close', () => {
      this.#isSubscribed = false;
    });
    this.#subscriber.on('message', (_channel, text) => {
      const { from, word } = JSON.parse(text) as { from: string; word: RelayMessage };
      if (from !== this.#serverId) onMessage(word);
    });
  }

  /** Whether messages of other servers arrive here. */
  get isSubscribed(): boolean {
    return this.#isSubscribed;
  }

  publish(message: RelayMessage): void {
    const text = JSON.stringify({ from: this.#serverId, word: message });
    this.#redis.publish(channel, text).catch(() => {});
  }

  close(): void {
    this.#subscriber.disconnect();
  }
}
