/**
 * After a release the files of the page that is still open are gone, so a screen opened for the first
 * time can't be loaded. Loading the page anew heals that; doing it twice for one file wouldn't.
 */
const chunkErrors = new WeakSet<object>();

export function reloadOnChunkError(): void {
  addEventListener('vite:preloadError', ({ payload }: Event & { payload?: Error }) => {
    if (!payload) return;
    chunkErrors.add(payload);
    void reloadFor(payload);
  });
}

export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && chunkErrors.has(error);
}

/** Only if the page is there to be loaded: without a network the visitor would lose what they have. */
async function reloadFor(error: Error): Promise<void> {
  const page = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (page?.ok && mayReloadFor(error, () => sessionStorage)) location.reload();
}

const key = 'app.reloadedFor';

/** Whether the page should load anew by itself for this error: once for each file, in this tab. */
export function mayReloadFor(
  error: Error,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): boolean {
  try {
    if (storage().getItem(key) === error.message) return false;
    storage().setItem(key, error.message);
    return true;
  } catch {
    // What can't be remembered could go on for ever.
    return false;
  }
}
