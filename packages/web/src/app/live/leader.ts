/**
 * Calls `lead` once this tab is the one that leads, which another tab takes over when this one stops
 * or dies. Where there are no locks every tab leads itself. Returns the way to stop.
 */
export function campaign(name: string, lead: () => () => void): () => void {
  if (!navigator.locks) return lead();

  const stopped = new AbortController();
  const untilStopped = () =>
    new Promise<void>((resolve) => {
      const resign = lead();
      stopped.signal.addEventListener('abort', () => {
        resign();
        resolve();
      });
    });
  navigator.locks.request(name, { signal: stopped.signal }, untilStopped).catch(() => {
    // Stopped while still waiting in line.
  });
  return () => stopped.abort();
}
