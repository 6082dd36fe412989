import { setTimeout as pause } from 'node:timers/promises';

/** Waits until the condition holds; an error of it counts as not yet. */
export async function waitUntil(
  what: string,
  holds: () => boolean | Promise<boolean>,
  timeoutMs = 90_000,
): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (!(await Promise.resolve(holds()).catch(() => false))) {
    if (performance.now() > until) throw new Error(`Waited in vain: ${what}.`);
    await pause(100);
  }
}
