import { mayReloadOnce } from './may-reload-once.ts';

/**
 * After a release the chunks of an open page are gone, so a screen that is opened for the first time fails to
 * load. Reloading the page heals that; a second reload for the same file wouldn't.
 */
const chunkErrors = new WeakSet<object>();

export function reloadOnChunkError(): void {
  addEventListener('vite:preloadError', ({ payload }: Event & { payload?: Error }) => {
    if (!payload) return;
    chunkErrors.add(payload);
    // Without a network it is no release; with it, the part is asked for again.
    if (navigator.onLine) void reloadFor(payload);
  });
}

export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && chunkErrors.has(error);
}

/** Reloads only when the server is reachable: offline, the visitor would lose the page they have. */
async function reloadFor(error: Error): Promise<void> {
  const page = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (page?.ok && mayReloadOnce('app.reloadedFor', error.message)) location.reload();
}
