/**
 * Calls `lead` once this tab is the one that leads, which another tab takes over when this one stops
 * or dies. Where there are no locks every tab leads itself. Returns the way to stop.
 */
export function electLeader(name: string, onElected: () => () => void): () => void {
  if (!navigator.locks) return onElected();

  const stopped = new AbortController();
  const untilStopped = () =>
    new Promise<void>((resolve) => {
      const resign = onElected();
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
