import type { Redis } from 'ioredis';
import type { BufferedEvent, EventBuffer, NewEvent } from './event-buffer.ts';

/**
 * Adds to the stream and to the hash of its keys atomically, so that an event sent again after a lost reply is stored
 * once.
 */
const addNew = `
local added = 0
for i = 3, #ARGV, 2 do
  if redis.call('HSETNX', KEYS[2], ARGV[1] .. ' ' .. ARGV[i], 1) == 1 then
    redis.call('XADD', KEYS[1], '*', 'player', ARGV[1], 'at', ARGV[2], 'key', ARGV[i], 'event', ARGV[i + 1])
    added = added + 1
  end
end
return added`;

export class RedisBuffer implements EventBuffer {
  readonly name = 'redis';
  readonly #redis: Redis;
  readonly #stream: string;
  readonly #keys: string;
  #keepsOnDisk = false;

  /** `deployment` separates installations that share a Redis. */
  constructor(redis: Redis, deployment: string) {
    this.#redis = redis;
    this.#stream = `bee-jinx:events:{${deployment}}:waiting`;
    this.#keys = `bee-jinx:events:{${deployment}}:keys`;
    redis.on('ready', () => void this.#look());
    if (redis.status === 'ready') void this.#look();
  }

  get state(): 'in use' | 'out of reach' | 'keeps nothing on disk' {
    if (this.#redis.status !== 'ready') return 'out of reach';
    return this.#keepsOnDisk ? 'in use' : 'keeps nothing on disk';
  }

  async add(playerId: string, events: readonly NewEvent[], now: number): Promise<number> {
    const given = events.flatMap(({ key, event }) => [key, event]);
    return Number(
      await this.#redis.eval(addNew, 2, this.#stream, this.#keys, playerId, now, ...given),
    );
  }

  async oldest(limit: number): Promise<BufferedEvent[]> {
    const entries = await this.#redis.xrange(this.#stream, '-', '+', 'COUNT', limit);
    return entries.map(([place, fields]) => {
      const field = (name: string) => fields[fields.indexOf(name) + 1] ?? '';
      return {
        place,
        playerId: field('player'),
        key: field('key'),
        acceptedAt: Number(field('at')) || Number.parseInt(place, 10),
        event: field('event'),
      };
    });
  }

  async remove(events: readonly BufferedEvent[]): Promise<void> {
    const keys = events.map(({ playerId, key }) => `${playerId} ${key}`);
    const done = await this.#redis
      .multi()
      .xdel(this.#stream, ...events.map(({ place }) => place))
      .hdel(this.#keys, ...keys)
      .exec();
    const fault = done?.find(([error]) => error)?.[0];
    if (fault) throw fault;
  }

  count(): Promise<number> {
    return this.#redis.xlen(this.#stream);
  }

  /**
   * Acknowledged means durable: Redis is used only if it syncs every write, never evicts, and never hands over to a replica that
   * may lack the last moment (Sentinel).
   */
  async #look(): Promise<void> {
    try {
      const [append, sync, full] = await Promise.all(
        ['appendonly', 'appendfsync', 'maxmemory-policy'].map((name) =>
          this.#redis.config('GET', name),
        ),
      );
      const settings = [append, sync, full].map((pair) => (pair as string[])[1]);
      const handsOver = this.#redis.options.sentinels !== null;
      this.#keepsOnDisk = !handsOver && settings.join(' ') === 'yes always noeviction';
    } catch {
      this.#keepsOnDisk = false;
    }
  }
}
