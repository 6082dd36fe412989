/** What is told about a cache. */
export interface CacheReport {
  name: string;
  /** What it spares us. */
  does: string;
  place: 'memory' | 'redis';
  size: number;
  most: number;
  hits: number;
  misses: number;
  maxAgeMs: number | undefined;
  /** When the oldest thing in it was made. */
  oldestAt: number | undefined;
}

export interface Cache {
  report(): Promise<CacheReport>;
  /** How many were forgotten. */
  clear(): Promise<number>;
}

export interface CacheLimits {
  does: string;
  most: number;
  maxAgeMs?: number | undefined;
}
