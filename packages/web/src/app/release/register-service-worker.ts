/** It keeps the app for days without a network. A browser without one just needs the network. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch {
    // A private window may refuse; nothing else depends on it.
  }
}
