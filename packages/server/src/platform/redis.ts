import type { FastifyBaseLogger } from 'fastify';
import { Redis, type RedisOptions } from 'ioredis';
import { dropWhenSilent } from './drop-when-silent.ts';

export interface RedisPlace {
  /** With sentinels its host is the name that they know the primary by. */
  url: string;
  sentinels: { host: string; port: number }[];
}

/**
 * Redis holds signals, caches and shared counters, never the only copy of something. A command fails at once while it is
 * unreachable (no offline queue), every caller has a fallback, and the client reconnects by itself.
 */
export function connectRedis(place: RedisPlace, log: FastifyBaseLogger): Redis {
  const options = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2000,
    commandTimeout: 2000,
    retryStrategy: (attempt: number) => Math.min(100 * attempt, 2000),
  };
  const redis = newRedis(place, options);
  let hasWarned = false;
  redis.on('ready', () => {
    hasWarned = false;
  });
  redis.on('error', (error: Error) => {
    if (!hasWarned) log.warn({ code: (error as { code?: string }).code }, 'Redis is out of reach');
    hasWarned = true;
  });
  dropWhenSilent(redis);
  return redis;
}

interface ClientOptions {
  enableOfflineQueue?: boolean;
  lazyConnect?: boolean;
  maxRetriesPerRequest: number;
  connectTimeout: number;
  commandTimeout: number;
  retryStrategy: ((attempt: number) => number) | null;
  sentinelRetryStrategy?: (attempt: number) => number | null;
}

/** A client for the primary, wherever it is. */
export function newRedis({ url, sentinels }: RedisPlace, options: ClientOptions): Redis {
  if (sentinels.length === 0) return new Redis(url, options);
  return new Redis({ ...sentinelOptions(url, sentinels), ...options });
}

/** Sentinels say who is primary, whenever we connect. */
function sentinelOptions(url: string, sentinels: RedisPlace['sentinels']) {
  const { hostname, username, password, pathname, protocol } = new URL(url);
  return {
    sentinels,
    name: hostname,
    sentinelCommandTimeout: 2000,
    sentinelRetryStrategy: (attempt: number) => Math.min(100 * attempt, 2000),
    db: Number(pathname.slice(1)) || 0,
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' && { tls: {}, enableTLSForSentinelMode: true }),
  } satisfies RedisOptions;
}
