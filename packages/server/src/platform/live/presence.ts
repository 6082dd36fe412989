import type { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';
import type { Streams } from './streams.ts';

/** Long enough to miss two heartbeats, short enough that a killed server's players leave soon. */
const presenceTtlMs = 45_000;

const keyOf = (playerId: string) => `bee-jinx:here:${playerId}`;

/**
 * Who has an open stream. With Redis each server stores its own listeners with an expiry, so that the presence of
 * players at a crashed server ends by itself.
 */
export class Presence {
  readonly #streams: Streams;
  readonly #redis: Redis | undefined;
  readonly #clock: Clock;
  readonly #serverId: string;

  constructor(streams: Streams, redis: Redis | undefined, clock: Clock, serverId: string) {
    this.#streams = streams;
    this.#redis = redis;
    this.#clock = clock;
    this.#serverId = serverId;
  }

  async whoIsHere(playerIds: readonly string[]): Promise<Set<string>> {
    const here = new Set(playerIds.filter((id) => this.#streams.countOf(id) > 0));
    if (!this.#redis) return here;
    const now = this.#clock.now();
    const pipeline = this.#redis.pipeline();
    for (const id of playerIds) pipeline.zcount(keyOf(id), now, '+inf');
    const replies = await pipeline.exec().catch(() => undefined);
    replies?.forEach(([error, count], index) => {
      const id = playerIds[index];
      if (!error && id !== undefined && Number(count) > 0) here.add(id);
    });
    return here;
  }

  /** Called on arrival and with every heartbeat. */
  refresh(playerIds: readonly string[]): void {
    if (!this.#redis || playerIds.length === 0) return;
    const expiresAt = this.#clock.now() + presenceTtlMs;
    const pipeline = this.#redis.pipeline();
    for (const id of playerIds)
      pipeline.zadd(keyOf(id), expiresAt, this.#serverId).pexpire(keyOf(id), presenceTtlMs);
    pipeline.exec().catch(() => {});
  }

  /** Called when the last stream of a player at this server has closed. */
  forget(playerId: string): void {
    this.#redis?.zrem(keyOf(playerId), this.#serverId).catch(() => {});
  }
}
