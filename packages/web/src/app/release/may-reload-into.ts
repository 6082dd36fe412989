const key = 'app.reloadedInto';

/**
 * Whether the page may load itself anew for this build: once in this tab. While a release spreads over
 * several servers, the page may come from one and the news from another, back and forth.
 */
export function mayReloadInto(
  buildId: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): boolean {
  try {
    if (storage().getItem(key) === buildId) return false;
    storage().setItem(key, buildId);
    return true;
  } catch {
    return false;
  }
}
