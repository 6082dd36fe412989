const shortestMs = 500;
const longestMs = 15_000;

/**
 * Exponential backoff with jitter: the upper half of the delay is random (`chance` is 0 up to 1), so that
 * browsers don't reconnect all at once.
 */
export function backoff(attempt: number, chance: number): number {
  const span = Math.min(longestMs, shortestMs * 2 ** Math.min(attempt + 1, 10));
  return Math.round(span / 2 + (span / 2) * chance);
}
