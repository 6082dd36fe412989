export const defaultIdle = {
  timeoutMs: 2000,
  /** For browsers without requestIdleCallback. */
  fallbackDelayMs: 200,
};

export function whenIdle(work: () => void, { timeoutMs, fallbackDelayMs } = defaultIdle): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work, fallbackDelayMs);
}
