const key = 'app.reloadedInto';

/**
 * Once per build in this tab: during a rolling release the page and the build id may come from different
 * servers.
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
