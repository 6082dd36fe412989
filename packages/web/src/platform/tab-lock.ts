/** Without the Web Locks API (plain http) it just runs. */
export function withTabLock<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  return locks ? (locks.request(name, work) as Promise<Result>) : Promise.resolve().then(work);
}

const heldHere = new Set<string>();

/** Skipped while it is held, without the Web Locks API by this tab only. */
export async function tryWithTabLock(name: string, work: () => Promise<void>): Promise<boolean> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks) {
    return locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    });
  }
  if (heldHere.has(name)) return false;
  heldHere.add(name);
  await work().finally(() => heldHere.delete(name));
  return true;
}
