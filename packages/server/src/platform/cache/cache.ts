/** What the desk shows of a cache. */
export interface CacheReport {
  name: string;
  /** What it saves, for the desk. */
  does: string;
  place: 'memory' | 'redis';
  size: number;
  most: number;
  hits: number;
  misses: number;
  maxAgeMs: number | undefined;
  /** When the oldest entry was made. */
  oldestAt: number | undefined;
}

export interface Cache {
  report(): Promise<CacheReport>;
  /** Returns how many entries were removed. */
  clear(): Promise<number>;
}

export interface CacheLimits {
  does: string;
  maxEntries: number;
  maxAgeMs?: number | undefined;
}
