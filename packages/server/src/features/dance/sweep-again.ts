import type { FastifyBaseLogger } from 'fastify';
import { repeatEvery } from '../../platform/repeat-every.ts';
import type { DanceDeps } from './deps.ts';
import { sweepDances } from './sweep-dances.ts';

const everyMs = 1000;

/** Every second, until it is told to stop. */
export const startSweeping = (deps: DanceDeps, log: FastifyBaseLogger): (() => Promise<void>) =>
  repeatEvery(
    everyMs,
    () => sweepDances(deps),
    (error) => log.warn({ err: error }, 'a sweep of the dances failed'),
  );
