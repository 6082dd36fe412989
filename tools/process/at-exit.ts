const cleanups = new Set<() => void>();
let listening = false;

/**
 * Runs `cleanup` when this process exits or is ended by a signal, so that nothing we start
 * outlives us. Synchronous, because exit handlers are. Returns a function that
 * runs it now, once.
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
    // In reverse order, as later things may depend on earlier ones.
    for (const cleanup of [...cleanups].reverse()) cleanup();
  });
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ] as const) {
    process.on(signal, () => {
      // A command with its own handler ends its children first and then exits.
      if (process.listenerCount(signal) === 1) process.exit(128 + number);
    });
  }
}
