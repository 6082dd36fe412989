import type { Redis } from 'ioredis';

export function redisState(
  redis: Redis | undefined,
): 'connected' | 'unreachable' | 'not configured' {
  if (!redis) return 'not configured';
  return redis.status === 'ready' ? 'connected' : 'unreachable';
}
