import type { Redis } from 'ioredis';

const pingEveryMs = 2000;

/** A Redis whose machine was cut off closes no connection: one that doesn't answer is dropped, so that the client looks anew. */
export function dropWhenSilent(redis: Redis): void {
  const timer = setInterval(() => {
    if (redis.status === 'ready') redis.ping().catch(() => redis.disconnect(true));
  }, pingEveryMs).unref();
  redis.once('end', () => clearInterval(timer));
}
