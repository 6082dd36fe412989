const firstMs = 1000;
const longestMs = 15_000;

/**
 * Exponential backoff with jitter: the upper half of the delay is random (`chance` is 0 up to 1), so that
 * browsers don't come back all at once.
 */
export function retryDelay(failures: number, chance = Math.random()): number {
  const span = Math.min(longestMs, firstMs * 2 ** (failures - 1));
  return Math.round(span / 2 + (span / 2) * chance);
}
