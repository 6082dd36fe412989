export const defaultIdle = {
  /** After this long the work is done in any case. */
  timeoutMs: 2000,
  /** For browsers without requestIdleCallback. */
  fallbackDelayMs: 200,
};

export function whenIdle(work: () => void, { timeoutMs, fallbackDelayMs } = defaultIdle): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work, fallbackDelayMs);
}
