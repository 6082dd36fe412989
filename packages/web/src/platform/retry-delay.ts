const maxDelayMs = 15_000;

export function retryDelay(failures: number): number {
  return Math.min(maxDelayMs, 1000 * 2 ** (failures - 1));
}
