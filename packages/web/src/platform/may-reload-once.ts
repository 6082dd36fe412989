/** Whether the page may reload for this value: once in this tab. Without storage it could reload for ever. */
export function mayReloadOnce(
  key: 'app.reloadedFor' | 'app.reloadedInto',
  value: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
): boolean {
  try {
    if (storage().getItem(key) === value) return false;
    storage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
