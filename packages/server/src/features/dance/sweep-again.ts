import type { FastifyBaseLogger } from 'fastify';
import type { DanceParts } from './parts.ts';
import { sweep } from './sweep.ts';

const everyMs = 1000;

/** Sweeps until it is told to stop, one sweep at a time; a failed one is tried again with the next. */
export function sweepAgain(parts: DanceParts, log: FastifyBaseLogger): () => Promise<void> {
  let running = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = sweep(parts)
      .catch((error: unknown) => log.warn({ err: error }, 'a sweep of the dances failed'))
      .finally(() => {
        isBusy = false;
      });
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
