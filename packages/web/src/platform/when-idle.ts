const mostMs = 2000;
/** For browsers that can't tell when they are idle. */
const insteadMs = 200;

export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: mostMs });
  else setTimeout(work, insteadMs);
}
