/** Without the Web Locks API (plain http) it just runs. */
export function withTabLock<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  return locks ? (locks.request(name, work) as Promise<Result>) : Promise.resolve().then(work);
}

/** Skipped while another tab holds the lock. */
export function tryWithTabLock(name: string, work: () => Promise<void>): Promise<boolean> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) return work().then(() => true);
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await work();
    return true;
  });
}
