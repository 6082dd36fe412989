import type { FastifyRequest } from 'fastify';

export const idempotencyKeyPattern = /^[\x21-\x7e]{1,100}$/;

/** The Idempotency-Key header; null where it is missing or malformed. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && idempotencyKeyPattern.test(key) ? key : null;
}
