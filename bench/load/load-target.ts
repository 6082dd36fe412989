import { startGameServer } from '../../tools/services/game-server.ts';
import { startPostgres } from '../../tools/services/postgres.ts';
import { startRedis } from '../../tools/services/redis.ts';
import { treeCpu } from '../usage.ts';

/** A throwaway server with its stores. */
export interface LoadTarget {
  name: string;
  url: string;
  /** CPU seconds of PostgreSQL and Redis so far. */
  storesCpu(): number;
  stop(): Promise<void>;
}

export const loadTargetNames = ['SQLite', 'PostgreSQL'] as const;
export type LoadTargetName = (typeof loadTargetNames)[number];

/** Durable as in production: every commit is on the disk before it is acknowledged. */
export const startLoadTarget: Record<LoadTargetName, (profile?: string) => Promise<LoadTarget>> = {
  SQLite: async (profile) => {
    const server = await startGameServer({ settings: settingsFor(profile) });
    return { name: 'SQLite', url: server.url, storesCpu: () => 0, stop: server.stop };
  },
  PostgreSQL: async (profile) => {
    const [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
    const urls = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    const server = await startGameServer({ settings: { ...urls, ...settingsFor(profile) } });
    return {
      name: 'PostgreSQL and Redis',
      url: server.url,
      storesCpu: () => treeCpu(postgres.pid) + treeCpu(redis.pid),
      stop: async () => {
        await server.stop();
        redis.stop();
        postgres.stop();
      },
    };
  },
};

/** Node writes the profile into that folder when the server ends. */
const settingsFor = (profile: string | undefined): Record<string, string> =>
  profile ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` } : {};
