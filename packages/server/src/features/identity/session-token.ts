import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setSessionCookie } from '../../platform/http/session-cookie.ts';
import { pooledRandomBytes } from '../../platform/random.ts';

/** 256 random bits for the browser; the database keeps only their hash. */
export function newToken(): string {
  return Buffer.from(pooledRandomBytes(32)).toString('base64url');
}

/** A token is random, so a plain hash can't be turned around by guessing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A new token goes into the cookie; into the reply only for clients that asked for it instead. */
export function deliverSessionToken(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  token: string,
  { asToken, days }: { asToken: boolean | undefined; days: number },
): { token?: string } {
  if (asToken) return { token };
  setSessionCookie(request, reply, token, days);
  return {};
}
