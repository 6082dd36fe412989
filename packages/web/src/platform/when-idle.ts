export interface IdleTimes {
  timeoutMs: number;
  /** For browsers without requestIdleCallback. */
  fallbackDelayMs: number;
}

const defaultIdle: IdleTimes = { timeoutMs: 2000, fallbackDelayMs: 200 };

export function whenIdle(work: () => void, { timeoutMs, fallbackDelayMs } = defaultIdle): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work, fallbackDelayMs);
}
