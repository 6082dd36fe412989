const cleanups = new Set<() => void>();
let listening = false;

/**
 * Runs `undo` when this process ends, whichever way it can still notice: nothing that we start may
 * outlive us. Synchronous, because nothing else runs in an exit handler. Gives back a function that
 * does it now, once.
 */
export function atExit(cleanup: () => void): () => void {
  registerExitHandlers();
  cleanups.add(cleanup);
  return () => {
    if (cleanups.delete(cleanup)) cleanup();
  };
}

function registerExitHandlers(): void {
  if (listening) return;
  listening = true;
  process.once('exit', () => {
    // The latest first: what was built on something goes before it.
    for (const cleanup of [...cleanups].reverse()) cleanup();
  });
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ] as const) {
    process.on(signal, () => {
      // A command with a handler of its own ends its children first and then exits by itself.
      if (process.listenerCount(signal) === 1) process.exit(128 + number);
    });
  }
}
