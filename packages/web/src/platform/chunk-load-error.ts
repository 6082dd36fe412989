import { ownBuildId } from './build-id.ts';
import { mayReloadOnce } from './may-reload-once.ts';

const chunkErrors = new WeakSet<object>();

export function noteChunkErrors(): void {
  addEventListener('vite:preloadError', ({ payload }: Event & { payload?: Error }) => {
    if (payload) chunkErrors.add(payload);
  });
}

export function isChunkLoadError(error: unknown): error is Error {
  return error instanceof Error && chunkErrors.has(error);
}

/**
 * After a release the chunks of an open page are gone. Reloading the page heals that; a second reload into the same
 * build wouldn't. For what is wanted now: a failed prefetch must not reload the page of somebody who types.
 */
export async function reloadForChunk(error: unknown): Promise<void> {
  // Without a network it is no release; with it, the part is asked for again.
  if (!isChunkLoadError(error) || !navigator.onLine) return;
  // Offline, the visitor would lose the page they have.
  const page = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (page?.ok && mayReloadOnce('app.reloadedFor', ownBuildId())) location.reload();
}
