const patienceMs = 3000;
const insteadMs = 100;

/** When the page has nothing better to do, or after three seconds; where nobody can tell, soon. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: patienceMs });
  else setTimeout(work, insteadMs);
}
