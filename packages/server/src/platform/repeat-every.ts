/** Does it time after time until it is told to stop, one at a time: whatever fails is tried again with the next. */
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
  // Nothing that can be done later keeps a process alive.
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
