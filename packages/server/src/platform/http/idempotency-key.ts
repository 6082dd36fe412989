import type { FastifyRequest } from 'fastify';

export const idempotencyKeyPattern = /^[\x21-\x7e]{1,100}$/;

/** The caller's own name for this act: the same one again is the same act again. Null where there is none to use. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && idempotencyKeyPattern.test(key) ? key : null;
}
