/** What one tab does under a name, no other does meanwhile. Over plain http there are no locks. */
export function withTabLock<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  return locks ? (locks.request(name, work) as Promise<Result>) : Promise.resolve().then(work);
}

/** Not at all, where another tab is at it. */
export function tryWithTabLock(name: string, work: () => Promise<void>): Promise<boolean> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) return work().then(() => true);
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await work();
    return true;
  });
}
