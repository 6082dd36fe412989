/** Repeats the work with a pause in between until it is stopped. A failure is reported, and the next run tries again. */
export function repeatEvery(
  everyMs: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = work()
      .then(() => {}, onFailure)
      .finally(() => {
        isBusy = false;
      });
  }, everyMs);
  // The timer must not keep the process alive.
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
