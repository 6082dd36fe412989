import type { FastifyBaseLogger } from 'fastify';
import { again } from '../../platform/again.ts';
import type { DanceParts } from './parts.ts';
import { sweep } from './sweep.ts';

const everyMs = 1000;

/** Every second, until it is told to stop. */
export const sweepAgain = (parts: DanceParts, log: FastifyBaseLogger): (() => Promise<void>) =>
  again(
    everyMs,
    () => sweep(parts),
    (error) => log.warn({ err: error }, 'a sweep of the dances failed'),
  );
