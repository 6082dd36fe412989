import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/**
 * Redis holds signals, caches and shared counters, never the only copy of something. A command fails at once while it is
 * unreachable (no offline queue), every caller has a fallback, and the client reconnects by itself.
 */
export function connectRedis(url: string, log: FastifyBaseLogger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2000,
    commandTimeout: 2000,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2000),
  });
  let hasWarned = false;
  redis.on('ready', () => {
    hasWarned = false;
  });
  redis.on('error', (error: Error) => {
    if (!hasWarned) log.warn({ code: (error as { code?: string }).code }, 'Redis is out of reach');
    hasWarned = true;
  });
  return redis;
}
