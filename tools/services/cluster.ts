import { waitUntil } from '../process/wait-until.ts';
import { findFreePort } from './find-free-port.ts';
import { type GameServer, startGameServer } from './game-server.ts';
import { type Haproxy, startHaproxy } from './haproxy.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type Redis, startRedis } from './redis.ts';

interface ClusterOptions {
  servers: number;
  /** The load balancer's port; any free one by default. */
  port?: number;
  /** With fsync, as in production. */
  durable?: boolean;
  settings?: Record<string, string>;
  /** The folder of another checkout, whose servers they are. */
  from?: string;
}

/** Several servers on one PostgreSQL and one Redis behind one HAProxy, all of them throwaway. */
export class Cluster {
  readonly url: string;
  readonly postgres: Postgres;
  readonly redis: Redis;
  readonly #servers: GameServer[];
  readonly #settings: Record<string, string>;
  readonly #haproxy: Haproxy;

  private constructor(parts: {
    postgres: Postgres;
    redis: Redis;
    haproxy: Haproxy;
    servers: GameServer[];
    settings: Record<string, string>;
  }) {
    this.postgres = parts.postgres;
    this.redis = parts.redis;
    this.#haproxy = parts.haproxy;
    this.#servers = parts.servers;
    this.#settings = parts.settings;
    this.url = parts.haproxy.url;
  }

  static async start({
    servers: count,
    port,
    durable,
    settings,
    from,
  }: ClusterOptions): Promise<Cluster> {
    const [postgres, redis] = await Promise.all([
      startPostgres({ durable: durable ?? false }),
      startRedis(),
    ]);
    const all = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      TRUSTED_PROXIES: '127.0.0.1',
      ...settings,
    };
    const servers = await Promise.all(
      Array.from({ length: count }, () =>
        startGameServer({ settings: all, ...(from && { from }) }),
      ),
    );
    const haproxy = await startHaproxy(
      port ?? (await findFreePort()),
      servers.map(({ url }) => url),
    );
    return new Cluster({ postgres, redis, haproxy, servers, settings: all });
  }

  get serverUrls(): string[] {
    return this.#servers.map(({ url }) => url);
  }

  kill(index: number): Promise<void> {
    return this.#at(index).kill();
  }

  /** Drains first. */
  stopServer(index: number): Promise<void> {
    return this.#at(index).stop();
  }

  /**
   * At the same address as before; the server of another checkout, if one is named. Resolves once the load
   * balancer sends it calls.
   */
  async startServer(index: number, from?: string): Promise<void> {
    const { port } = new URL(this.#at(index).url);
    this.#servers[index] = await startGameServer({
      port,
      settings: this.#settings,
      ...(from && { from }),
    });
    await waitUntil(`calls at server ${index + 1}`, async () => {
      const { headers } = await fetch(`${this.url}/api/health`);
      return headers.get('x-served-by') === `server${index + 1}`;
    });
  }

  async stop(): Promise<void> {
    this.#haproxy.stop();
    await Promise.all(this.#servers.map((server) => server.stop()));
    this.redis.stop();
    this.postgres.stop();
  }

  #at(index: number): GameServer {
    const server = this.#servers[index];
    if (!server) throw new Error(`There is no server ${index + 1}.`);
    return server;
  }
}
