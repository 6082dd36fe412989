const mostMs = 15_000;

/** How long to wait after so many failures: soon at first, then less and less often. */
export function retryDelay(failures: number): number {
  return Math.min(mostMs, 1000 * 2 ** (failures - 1));
}
