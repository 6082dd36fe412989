import type { Signal } from '@bee-jinx/contract';
import type { Redis } from 'ioredis';
import { dropWhenSilent } from '../drop-when-silent.ts';
import { RecentSignals } from './recent-signals.ts';

/** A message from one server to the others. */
export type RelayMessage = { to: string[]; signal: Signal } | { cut: string };

const channel = 'bee-jinx:live';
const resubscribeMs = 1000;

/**
 * Relays signals between servers over Redis pub/sub. Who was out of Redis' reach has its clients reconnect, since they
 * missed what others said, and says again what it said itself: others may have missed that.
 */
export class Relay {
  readonly #redis: Redis;
  readonly #subscriber: Redis;
  readonly #serverId: string;
  readonly #recent = new RecentSignals();
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
    redis.on('ready', () => {
      for (const message of this.#recent.list()) this.#send(message);
    });
    // By itself it would subscribe again without a handler: lost once more, that would end the process.
    this.#subscriber = redis.duplicate({ autoResubscribe: false });
    this.#subscriber.on('error', () => {}); // logged once by the main connection
    dropWhenSilent(this.#subscriber);
    this.#subscriber.on('ready', () => {
      this.#subscriber.subscribe(channel).then(
        () => {
          onSubscribed(this.#wasSubscribed);
          this.#wasSubscribed = true;
          this.#isSubscribed = true;
        },
        // Refused, or too late: another connection tries again, after a while. One that was lost does so by itself.
        () => {
          setTimeout(() => {
            if (this.#subscriber.status === 'ready') this.#subscriber.disconnect(true);
          }, resubscribeMs).unref();
        },
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
    if ('signal' in message) this.#recent.add(message.to, message.signal);
    this.#send(message);
  }

  close(): void {
    this.#subscriber.disconnect();
  }

  #send(message: RelayMessage): void {
    const text = JSON.stringify({ from: this.#serverId, word: message });
    this.#redis.publish(channel, text).catch(() => {});
  }
}
