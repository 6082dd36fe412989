import { type Postgres, startPostgres } from '../services/postgres.ts';
import { type Redis, startRedis } from '../services/redis.ts';

let started: Promise<[Postgres, Redis]> | undefined;

/** One PostgreSQL and one Redis for the whole run, started by the first step that asks; they stop when we exit. */
export async function startTestServices(): Promise<NodeJS.ProcessEnv> {
  started ??= Promise.all([startPostgres(), startRedis()]);
  const [postgres, redis] = await started;
  return { TEST_POSTGRES_URL: postgres.url, TEST_REDIS_URL: redis.url };
}
