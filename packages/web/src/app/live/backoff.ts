const shortestMs = 500;
const longestMs = 15_000;

/**
 * How long to wait before the next attempt. Doubles each time; the upper half of the span is left to
 * chance (0 up to 1), so that the browsers of a server that went down don't all come back at once.
 */
export function backoff(attempt: number, chance: number): number {
  const span = Math.min(longestMs, shortestMs * 2 ** Math.min(attempt + 1, 10));
  return Math.round(span / 2 + (span / 2) * chance);
}
